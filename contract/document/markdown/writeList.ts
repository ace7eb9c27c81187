import { isRecord } from '../../isRecord';
import type { ListItem } from '../listItems';
import { writeSettings } from './settings';
import { writeLines } from './writeInline';

/** The characters after which an item begins; lists side by side need different ones. */
export type ListMarkers = { bullet: '-' | '+'; number: '.' | ')' };

type Options = { style: string; start: number; markers: ListMarkers };

function indent(text: string, width: number) {
  return text.replaceAll('\n', `\n${' '.repeat(width)}`);
}

function writeItems(items: readonly ListItem[], { style, start, markers }: Options): string {
  return items
    .map(({ content, isChecked, items }, at) => {
      const marker = style === 'ordered' ? `${start + at}${markers.number}` : markers.bullet;
      const task = isChecked ? '[x] ' : '[ ] ';
      const text = writeLines(content, style === 'checklist' ? task : '');
      const nested = items.length > 0 ? `\n${writeItems(items, { style, start: 1, markers })}` : '';
      return `${marker} ${indent(text + nested, marker.length + 1)}`;
    })
    .join('\n');
}

/** Returns true if every item has text: Markdown has no item that consists of a list only. */
export function isWritableList(items: readonly ListItem[]): boolean {
  return (
    items.length > 0 &&
    items.every(
      ({ content, items }) =>
        writeLines(content) !== '' && (items.length === 0 || isWritableList(items)),
    )
  );
}

/** Writes a list. `meta` is what the editor stores about the numbers of an ordered one. */
export function writeList(
  { style, items }: { style: string; items: readonly ListItem[] },
  meta: unknown,
  markers: ListMarkers,
) {
  const { start, counterType } = isRecord(meta) ? meta : {};
  const isOrdered = style === 'ordered';
  const first = isOrdered && typeof start === 'number' && Number.isInteger(start) ? start : 1;
  const counter = isOrdered && counterType !== 'numeric' ? counterType : '';
  return [
    writeItems(items, { style, start: first, markers }),
    writeSettings({ counter: typeof counter === 'string' ? counter : '' }),
  ];
}
