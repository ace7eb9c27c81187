import * as v from 'valibot';
import { isRecord } from '../../isRecord';
import { type ListItem, readItems } from '../listItems';
import { plainLines } from '../plainText';
import { checkLinks } from './checkLinks';
import { type Cleaner, cleanFields, inlineHtml, listOf, setting } from './cleaners';
import { defineBlock } from './defineBlock';
import { choice } from './fields';

const item: Cleaner = (value) => (isRecord(value) ? nestedItem(value) : inlineHtml(value));
const nestedItem = cleanFields({ content: inlineHtml, text: inlineHtml, items: listOf(item) });

const contentsOf = (items: readonly ListItem[]): string[] =>
  items.flatMap(({ content, items }) => [content, ...contentsOf(items)]);

export const list = defineBlock('list', {
  label: 'List',
  data: v.object({
    style: choice('unordered', 'ordered', 'checklist'),
    items: v.optional(v.pipe(v.unknown(), v.transform(readItems)), []),
  }),
  clean: { style: setting, items: listOf(item) },
  text: ({ items }) => plainLines(...contentsOf(items)),
  checks: ({ items }) => checkLinks(...contentsOf(items)),
});
