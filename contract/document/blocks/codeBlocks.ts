import * as v from 'valibot';
import { plainText } from '../html/plainText';
import { sanitizeRaw } from '../sanitizeHtml';
import { blockHtml, plain } from './cleaners';
import { defineBlock } from './defineBlock';
import { text } from './fields';

/** Code isn't part of the post's text: summaries and reading time leave it out. */
export const code = defineBlock('code', {
  label: 'Code',
  data: v.object({ code: text, lang: text }),
  clean: { code: plain, lang: plain },
  showsWithoutText: (data) => data.code.trim() !== '',
});

export const raw = defineBlock('raw', {
  label: 'Raw HTML',
  data: v.object({ html: text }),
  clean: { html: blockHtml },
  text: ({ html }) => plainText(html),
  showsWithoutText: ({ html }) => /<(?:img|iframe|hr)\b/i.test(sanitizeRaw(html)),
});
