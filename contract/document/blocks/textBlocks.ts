import * as v from 'valibot';
import { plainLines, plainText } from '../html/plainText';
import { inlineHtml, plain, setting, sourceUrl } from './cleaners';
import { defineBlock } from './defineBlock';
import { choice, text } from './fields';

export const paragraph = defineBlock('paragraph', {
  label: 'Paragraph',
  data: v.object({ text }),
  clean: { text: inlineHtml },
  text: (data) => plainText(data.text),
});

export const header = defineBlock('header', {
  label: 'Heading',
  data: v.object({ text, level: choice<2 | 3 | 4 | 5 | 6>(3, 2, 4, 5, 6) }),
  clean: { text: inlineHtml, level: setting },
  text: (data) => plainText(data.text),
});

export const quote = defineBlock('quote', {
  label: 'Quote',
  data: v.object({
    text,
    caption: text,
    alignment: choice('left', 'center'),
    /** The address of the source, as in `<blockquote cite>`. */
    cite: v.fallback(v.optional(v.string()), undefined),
  }),
  clean: { text: inlineHtml, caption: inlineHtml, alignment: setting, cite: sourceUrl },
  text: (data) => plainLines([data.text, data.caption]),
});

export const callout = defineBlock('callout', {
  label: 'Callout',
  data: v.object({ tone: choice('note', 'tip', 'warning'), title: text, text }),
  clean: { tone: setting, title: plain, text: inlineHtml },
  text: (data) => [data.title.trim(), plainText(data.text)].filter(Boolean).join('\n'),
});

export const delimiter = defineBlock('delimiter', {
  label: 'Delimiter',
  data: v.object({}),
  clean: {},
});
