import type { EditorBlock } from '@contract/document/editorDocument';
import { plainText } from '@contract/document/html/plainText';
import { sanitizeInline } from '@contract/document/sanitizeHtml';

/** The text with the caret: the HTML before and after it, without what is selected. */
export type Split = { before: string; after: string };

/** Where the caret goes: a place in a text, or the end of a block. */
export type Caret = { block: 'current' | number; offset: number | 'end' };

/** What a paste changes. */
export type Insertion = {
  /** The new text of the block with the caret; null if the block is replaced. */
  current: string | null;
  /** New blocks, before or after the current one. */
  blocks: readonly EditorBlock[];
  place: 'before' | 'after';
  caret: Caret;
};

const isBlank = (html: string) => plainText(html) === '';

const textOf = ({ data }: EditorBlock) => (typeof data['text'] === 'string' ? data['text'] : '');

/** The number of characters that a text shows. */
function textLength(html: string) {
  const template = document.createElement('template');
  template.innerHTML = html;
  return template.content.textContent?.length ?? 0;
}

const isParagraph = (block: EditorBlock | undefined): block is EditorBlock =>
  block?.type === 'paragraph';

/** Puts text at the caret. */
export const insertText = ({ before, after }: Split, html: string): Insertion => ({
  current: before + html + after,
  blocks: [],
  place: 'after',
  caret: { block: 'current', offset: textLength(before) + textLength(html) },
});

const endOf = (block: number): Caret => ({ block, offset: 'end' });

function insertBefore({ after }: Split, pasted: readonly EditorBlock[], type: string): Insertion {
  const last = pasted.at(-1);
  // A heading or a list doesn't continue a pasted paragraph.
  if (!isParagraph(last) || type !== 'paragraph') {
    return { current: after, blocks: pasted, place: 'before', caret: endOf(pasted.length - 1) };
  }
  const text = textOf(last);
  const caret: Caret = { block: 'current', offset: textLength(text) };
  return { current: text + after, blocks: pasted.slice(0, -1), place: 'before', caret };
}

/** Splits the text at the caret. Pasted paragraphs continue both parts. */
function insertBetween({ before, after }: Split, pasted: readonly EditorBlock[]): Insertion {
  const [first, ...others] = pasted;
  const continues = isParagraph(first);
  const current = continues ? before + textOf(first) : before;
  const blocks = continues ? others : [...pasted];
  const last = blocks.at(-1);
  if (isBlank(after)) {
    return { current, blocks, place: 'after', caret: endOf(blocks.length - 1) };
  }
  const head = isParagraph(last) ? textOf(last) : '';
  const tail = { type: 'paragraph', data: { text: sanitizeInline(head + after) } };
  const all = isParagraph(last) ? [...blocks.slice(0, -1), tail] : [...blocks, tail];
  const caret = { block: all.length - 1, offset: textLength(head) };
  return { current, blocks: all, place: 'after', caret };
}

/** Behind the cells of a table is only its caption, so writing continues in the text behind it. */
export function continueBehindTable(insertion: Insertion): Insertion {
  const { blocks, place, caret } = insertion;
  if (blocks.at(-1)?.type !== 'table' || caret.offset !== 'end') return insertion;
  if (place === 'before') return { ...insertion, caret: { block: 'current', offset: 0 } };
  const text = { type: 'paragraph', data: { text: '' } };
  return { ...insertion, blocks: [...blocks, text], caret: endOf(blocks.length) };
}

/** Plans where pasted blocks go: one paragraph into the text, several blocks around the caret. */
export function planInsertion(
  split: Split,
  pasted: readonly EditorBlock[],
  type: string,
): Insertion {
  const [only, ...rest] = pasted;
  const isEmpty = isBlank(split.before) && isBlank(split.after);
  if (isParagraph(only) && rest.length === 0) return insertText(split, textOf(only));
  if (isEmpty) {
    return { current: null, blocks: pasted, place: 'after', caret: endOf(pasted.length - 1) };
  }
  return isBlank(split.before) ? insertBefore(split, pasted, type) : insertBetween(split, pasted);
}
