import type { MarkedToken, Tokens } from 'marked';
import { normaliseInline } from './inlineTree';
import { childTokens, contentTokens } from './parseMarkdown';
import { rawInline, readPlain } from './readInline';
import { blockAsInline } from './readList';
import type { Settings } from './settings';

// The dash is after a line break of the Markdown; a break that readers see is `<br>` by now.
const captionLine = /(?:^|\n)(?:—|―|--) +/g;

/** Splits off a last line such as `— Source`. A quote that is nothing but this line is a text. */
function splitCaption(parts: readonly string[]) {
  const last = parts.at(-1) ?? '';
  const found = [...last.matchAll(captionLine)].at(-1);
  if (!found || (found.index === 0 && parts.length === 1)) return { texts: parts, caption: '' };
  return {
    texts: [...parts.slice(0, -1), last.slice(0, found.index)].filter((part) => part !== ''),
    caption: last.slice(found.index + found[0].length),
  };
}

/** Reads a quote. Its blocks become one text, because the editor has no blocks inside of blocks. */
export function readQuote({ tokens }: Tokens.Blockquote, settings: Settings) {
  const parts = contentTokens(tokens).map((token: MarkedToken) => blockAsInline(token));
  const { texts, caption } = splitCaption(parts);
  return {
    type: 'quote',
    data: {
      text: normaliseInline(texts.join('<br><br>')),
      caption: normaliseInline(caption),
      alignment: settings.has('center') ? 'center' : 'left',
    },
  };
}

const callout = /^\[!(NOTE|TIP|IMPORTANT|WARNING|CAUTION)\][ \t]*(?:\n|$)/i;
const tones = new Map([
  ['tip', 'tip'],
  ['warning', 'warning'],
  ['caution', 'warning'],
]);

/**
 * Reads a quote that begins with `[!NOTE]` as a callout; null for any other quote. A next line in
 * double underscores is the title.
 */
export function readCallout({ tokens }: Tokens.Blockquote) {
  const [first, ...others] = contentTokens(tokens);
  const name = first?.type === 'paragraph' ? callout.exec(first.raw)?.[1] : undefined;
  if (first?.type !== 'paragraph' || name === undefined) return null;
  const [, title, ...rest] = childTokens(first.tokens);
  const hasTitle =
    title?.type === 'strong' && title.raw.startsWith('__') && !rest[0]?.raw.startsWith(' ');
  const opening = hasTitle ? rawInline(rest) : rawInline(first.tokens).replace(callout, '');
  const parts = [opening, ...others.map(blockAsInline)].filter((part) => part.trim() !== '');
  return {
    type: 'callout',
    data: {
      tone: tones.get(name.toLowerCase()) ?? 'note',
      title: hasTitle ? readPlain(title.tokens) : '',
      text: normaliseInline(parts.join('<br><br>')),
    },
  };
}
