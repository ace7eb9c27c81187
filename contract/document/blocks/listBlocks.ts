import * as v from 'valibot';
import { isRecord } from '../../isRecord';
import { plainLines } from '../html/plainText';
import { type ListItem, readItems } from '../listItems';
import { type Cleaner, cleanFields, inlineHtml, listOf, setting } from './cleaners';
import { defineBlock } from './defineBlock';
import { choice } from './fields';

const item: Cleaner = (value) => (isRecord(value) ? nestedItem(value) : inlineHtml(value));
const nestedItem = cleanFields({ content: inlineHtml, text: inlineHtml, items: listOf(item) });

const contentsOf = (items: readonly ListItem[]): string[] =>
  items.flatMap(({ content, items }) => [content, ...contentsOf(items)]);

const start = v.fallback(v.optional(v.pipe(v.number(), v.integer()), 1), 1);
const counterType = choice('numeric', 'lower-roman', 'upper-roman', 'lower-alpha', 'upper-alpha');
const decimal = { start: 1, counterType: 'numeric' } as const;

export const list = defineBlock('list', {
  label: 'List',
  data: v.object({
    style: choice('unordered', 'ordered', 'checklist'),
    /** How an ordered list counts. */
    meta: v.fallback(v.optional(v.object({ start, counterType }), decimal), decimal),
    items: v.optional(v.pipe(v.unknown(), v.transform(readItems)), []),
  }),
  clean: {
    style: setting,
    meta: cleanFields({ start: setting, counterType: setting }),
    items: listOf(item),
  },
  text: ({ items }) => plainLines(contentsOf(items)),
});
