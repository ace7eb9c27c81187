import * as v from 'valibot';
import { plainLines } from '../html/plainText';
import { type Cleaner, inlineHtml, listOf, setting } from './cleaners';
import { defineBlock } from './defineBlock';
import { flag, text } from './fields';

const row = v.array(v.fallback(v.string(), ''));
const rows = v.fallback(v.optional(v.array(v.fallback(row, [])), []), []);
/** A header or footer: cells, or one text that spans the table. */
const edge = v.fallback(
  v.optional(
    v.union([
      row,
      v.pipe(
        v.string(),
        v.transform((cell) => (cell === '' ? [] : [cell])),
      ),
    ]),
    [],
  ),
  [],
);

const cells: Cleaner = (value) =>
  Array.isArray(value) ? value.map(inlineHtml) : inlineHtml(value);

type TableData = {
  caption: string;
  header: readonly string[];
  content: readonly (readonly string[])[];
  footer: readonly string[];
};

const partsOf = ({ caption, header, content, footer }: TableData) => [
  caption,
  ...header,
  ...content.flat(),
  ...footer,
];

export const table = defineBlock('table', {
  label: 'Table',
  data: v.object({
    content: rows,
    withHeadings: flag,
    stretched: flag,
    caption: text,
    header: edge,
    footer: edge,
  }),
  clean: {
    content: listOf(listOf(inlineHtml)),
    withHeadings: setting,
    stretched: setting,
    caption: inlineHtml,
    header: cells,
    footer: cells,
  },
  text: (data) => plainLines(partsOf(data)),
});
