import { isRecord } from '../isRecord';

/** An item of a list, read from any of the three stored shapes. */
export type ListItem = { content: string; isChecked: boolean; items: readonly ListItem[] };

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** The old checklist stores `text` and `checked`; the current list stores `checked` in `meta`. */
function readItem(item: unknown): ListItem {
  if (!isRecord(item)) return { content: textOf(item), isChecked: false, items: [] };
  const meta = isRecord(item['meta']) ? item['meta'] : {};
  return {
    content: textOf(item['content'] ?? item['text']),
    isChecked: (meta['checked'] ?? item['checked']) === true,
    items: readItems(item['items']),
  };
}

/** Reads the items of a list: texts, nested items, or items with `meta`. */
export function readItems(items: unknown): readonly ListItem[] {
  return Array.isArray(items) ? items.map(readItem) : [];
}
