import type { Blockquote } from 'mdast';
import { normaliseInline } from './inlineTree';
import { rawInline, readPlain } from './readInline';
import { blockAsInline } from './readList';
import { readAddress, type Settings } from './settings';

// The dash is after a line break of the Markdown; a break that readers see is already `<br>`.
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
export function readQuote({ children }: Blockquote, settings: Settings) {
  const { texts, caption } = splitCaption(children.map(blockAsInline));
  const cite = readAddress(settings.get('cite') ?? '');
  return {
    type: 'quote',
    data: {
      text: normaliseInline(texts.join('<br><br>')),
      caption: normaliseInline(caption),
      alignment: settings.has('center') ? 'center' : 'left',
      ...(cite === '' ? {} : { cite }),
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
export function readCallout({ children: [first, ...others] }: Blockquote) {
  const [mark, ...inline] = first?.type === 'paragraph' ? first.children : [];
  if (mark?.type !== 'text' || mark.data?.marker !== '[') return null;
  const [line = '', name] = callout.exec(mark.value) ?? [];
  if (name === undefined) return null;
  const [title, ...rest] = inline;
  const hasTitle =
    line === mark.value &&
    title?.type === 'strong' &&
    title.data?.marker === '_' &&
    !(rest[0]?.type === 'text' && rest[0].value.startsWith(' '));
  const opening = hasTitle
    ? rawInline(rest)
    : rawInline([{ ...mark, value: mark.value.slice(line.length) }, ...inline]);
  const parts = [opening, ...others.map(blockAsInline)].filter((part) => part.trim() !== '');
  return {
    type: 'callout',
    data: {
      tone: tones.get(name.toLowerCase()) ?? 'note',
      title: hasTitle ? readPlain(title.children) : '',
      text: normaliseInline(parts.join('<br><br>')),
    },
  };
}
