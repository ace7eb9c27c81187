import * as v from 'valibot';
import { editorLimits } from '../editorLimits';
import { plainLines, plainText } from '../html/plainText';
import { checkLinks } from './checkLinks';
import { inlineHtml, plain, setting, sourceUrl } from './cleaners';
import { type BlockCheck, defineBlock } from './defineBlock';
import { choice, text } from './fields';

export const paragraph = defineBlock('paragraph', {
  label: 'Paragraph',
  data: v.object({ text }),
  clean: { text: inlineHtml },
  text: (data) => plainText(data.text),
  checks: (data, context) => checkLinks([data.text], context),
});

const emptyHeading: BlockCheck = {
  message: 'This heading is empty.',
  fix: { kind: 'remove', label: 'Remove it' },
};

/** A level that the toolbox offers is never wrong. */
const deepestOffered = Math.max(...editorLimits.headingsInToolbox);

function checkLevel(level: number, before: number): BlockCheck[] {
  if (level <= Math.max(before + 1, deepestOffered)) return [];
  const fitting = before + 1;
  return [
    {
      message: `A heading of level ${level} follows one of level ${before}.`,
      fix: { kind: 'set', label: `Make it level ${fitting}`, data: { level: fitting } },
    },
  ];
}

export const header = defineBlock('header', {
  label: 'Heading',
  data: v.object({ text, level: choice<2 | 3 | 4 | 5 | 6>(3, 2, 4, 5, 6) }),
  clean: { text: inlineHtml, level: setting },
  text: (data) => plainText(data.text),
  checks: ({ text, level }, context) => [
    ...(plainText(text) === '' ? [emptyHeading] : checkLevel(level, context.headingLevel)),
    ...checkLinks([text], context),
  ],
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
  checks: (data, context) => checkLinks([data.text, data.caption], context),
});

export const callout = defineBlock('callout', {
  label: 'Callout',
  data: v.object({ tone: choice('note', 'tip', 'warning'), title: text, text }),
  clean: { tone: setting, title: plain, text: inlineHtml },
  text: (data) => [data.title.trim(), plainText(data.text)].filter(Boolean).join('\n'),
  checks: (data, context) => checkLinks([data.text], context),
});

export const delimiter = defineBlock('delimiter', {
  label: 'Delimiter',
  data: v.object({}),
  clean: {},
});
