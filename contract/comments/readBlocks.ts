import { type CommentInline, type MarkBudget, readInline } from './readInline';

export type CommentBlock =
  | { kind: 'paragraph' | 'quote'; children: readonly CommentInline[] }
  | { kind: 'code'; text: string };

const fence = '```';

/** The most blocks and marks of a comment. The text after them is shown as it was typed. */
const most = { blocks: 50, marks: 200 };

type Kind = CommentBlock['kind'] | 'rest';
type Lines = { kind: Kind; lines: string[] };

/** The lines of each block. Blank lines belong to the paragraph around them, as in a plain text. */
function groupLines(text: string) {
  const groups: Lines[] = [];
  let isInFence = false;
  const lines = text.split('\n');
  for (const [at, line] of lines.entries()) {
    const isFence = line.trimEnd().startsWith(fence);
    if (isFence) isInFence = !isInFence;
    const isQuote = !isInFence && line.startsWith('>');
    const kind = isInFence ? 'code' : isQuote ? 'quote' : 'paragraph';
    const content = isQuote ? line.slice(line.startsWith('> ') ? 2 : 1) : line;
    const last = groups.at(-1);
    if (!isFence && last?.kind === kind) last.lines.push(content);
    else if (groups.length === most.blocks)
      return [...groups, { kind: 'rest', lines: lines.slice(at) } as const];
    else groups.push({ kind, lines: isFence ? [] : [content] });
  }
  return groups;
}

function readGroup({ kind, lines }: Lines, budget: MarkBudget): CommentBlock[] {
  if (kind === 'code') return [{ kind, text: lines.join('\n') }];
  const content = lines.join('\n').trim();
  if (content === '') return [];
  if (kind === 'rest') return [{ kind: 'paragraph', children: [{ kind: 'text', text: content }] }];
  return [{ kind, children: readInline(content, budget) }];
}

/**
 * Reads the small Markdown of comments: bold, italic, code, links, mentions, quote lines and code fences.
 * Anything else stays text, as it was typed. Takes time in proportion to the length of the text.
 */
export function readBlocks(text: string): CommentBlock[] {
  const budget = { left: most.marks };
  const groups = groupLines(text.replaceAll('\r\n', '\n'));
  return groups.flatMap((group) => readGroup(group, budget));
}
