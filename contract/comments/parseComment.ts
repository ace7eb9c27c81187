import { type CommentInline, readInline } from './readInline';

export type CommentBlock =
  | { kind: 'paragraph' | 'quote'; children: readonly CommentInline[] }
  | { kind: 'code'; text: string };

const fence = '```';

type Kind = CommentBlock['kind'];
type Lines = { kind: Kind; lines: string[] };

/** The lines of each block. Blank lines belong to the paragraph around them, as in a plain text. */
function groupLines(text: string) {
  const groups: Lines[] = [];
  let isInFence = false;
  for (const line of text.split('\n')) {
    const isFence = line.trimEnd().startsWith(fence);
    if (isFence) {
      isInFence = !isInFence;
      if (isInFence) groups.push({ kind: 'code', lines: [] });
      else groups.push({ kind: 'paragraph', lines: [] });
      continue;
    }
    const isQuote = !isInFence && line.startsWith('>');
    const kind = isInFence ? 'code' : isQuote ? 'quote' : 'paragraph';
    const content = isQuote ? line.slice(line.startsWith('> ') ? 2 : 1) : line;
    const last = groups.at(-1);
    if (last?.kind === kind) last.lines.push(content);
    else groups.push({ kind, lines: [content] });
  }
  return groups;
}

/**
 * Reads the small Markdown of comments: bold, italic, code, links, quote lines and code fences. Anything
 * else stays text, as it was typed. Takes time in proportion to the length of the text.
 */
export function parseComment(text: string): CommentBlock[] {
  return groupLines(text.replaceAll('\r\n', '\n')).flatMap(({ kind, lines }): CommentBlock[] => {
    if (kind === 'code') return [{ kind, text: lines.join('\n') }];
    const content = lines.join('\n').trim();
    return content === '' ? [] : [{ kind, children: readInline(content) }];
  });
}
