import { showsAnything } from '@contract/document/documentText';
import type { EditorBlock } from '@contract/document/editorDocument';
import { isRecord } from '@contract/isRecord';
import { type Loss, type LossKind, lossOf } from '../losses';

/*
 * Where something is lost, a mark is put into the text: the number of the loss between two characters
 * that Unicode reserves for programs. After the conversion to blocks, each mark shows in which block the
 * place is.
 */
const open = '\uFDD0';
const close = '\uFDD1';
// Of the two spaces around a mark, one is removed with it.
const marks = / \uFDD0(\d{1,9})\uFDD1(?= )|\uFDD0(\d{1,9})\uFDD1/g;

/** Text from outside, in which these characters have no meaning. */
export const withoutMarks = (text: string) => text.replaceAll(/[\uFDD0-\uFDD3]/g, '');

/** Removes breaks and spaces that stood beside a mark at the start or end of a text. */
function trimBreaks(text: string) {
  let trimmed = text.trim();
  while (trimmed.startsWith('<br>')) trimmed = trimmed.slice('<br>'.length).trimStart();
  while (trimmed.endsWith('<br>')) trimmed = trimmed.slice(0, -'<br>'.length).trimEnd();
  return trimmed;
}

/** Removes the marks from all texts of a value, and calls `onMark` for each of them. */
function removeMarks(value: unknown, onMark: (index: number) => void): unknown {
  if (typeof value === 'string') {
    if (!value.includes(open)) return value;
    const text = value.replaceAll(marks, (_, spaced?: string, alone?: string) => {
      onMark(Number(spaced ?? alone));
      return '';
    });
    return trimBreaks(text);
  }
  if (Array.isArray(value)) return value.map((item) => removeMarks(item, onMark));
  return isRecord(value) ? removeFromRecord(value, onMark) : value;
}

const removeFromRecord = (data: EditorBlock['data'], onMark: (index: number) => void) =>
  Object.fromEntries(
    Object.entries(data).map(([name, field]) => [name, removeMarks(field, onMark)] as const),
  );

const shows = (block: EditorBlock) =>
  block.type === 'delimiter' || showsAnything({ blocks: [block] });

/** Spaces alone can be meant so, and a picture can be without an address: these stay. */
const isBlank = (block: EditorBlock) => {
  if (block.type === 'paragraph' || block.type === 'header') return block.data['text'] === '';
  return !shows(block) && !(block.type === 'image' && block.data['alt'] !== '');
};

/** Collects what is lost from one post. */
export function createLossMarks() {
  const losses: Loss[] = [];
  const once = new Set<LossKind>();

  function add(kind: LossKind, what: string) {
    losses.push(lossOf(kind, what));
  }

  function mark(kind: LossKind, what: string) {
    add(kind, what);
    return `${open}${losses.length - 1}${close}`;
  }

  function isFirst(kind: LossKind) {
    const { size } = once;
    return once.add(kind).size > size;
  }

  return {
    /** Notes a loss that has no place in the text. */
    add,
    /** Notes a loss of which one line is enough for a post. */
    addOnce(kind: LossKind, what: string) {
      if (isFirst(kind)) add(kind, what);
    },
    /** Notes a loss and returns the text that marks its place. */
    mark,
    /** Notes a loss of which one line is enough for a post, and marks its first place. */
    markOnce: (kind: LossKind, what: string) => (isFirst(kind) ? mark(kind, what) : ''),
    /** Gives each block an id and takes the marks out of the blocks. */
    take(marked: readonly EditorBlock[]) {
      const blocks: EditorBlock[] = [];
      const places = new Map<number, string>();
      let pending: number[] = [];
      for (const block of marked) {
        const found: number[] = [];
        const data = removeFromRecord(block.data, (index) => found.push(index));
        pending.push(...found);
        const id = `b${blocks.length + 1}`;
        const clean = { id, type: block.type, data };
        if (isBlank(clean) || (found.length > 0 && !shows(clean))) continue;
        blocks.push(clean);
        for (const index of pending) places.set(index, id);
        pending = [];
      }
      const last = blocks.at(-1)?.id;
      if (last !== undefined) for (const index of pending) places.set(index, last);
      return { blocks, places };
    },
    /** All losses, each with the block in which its mark was. */
    lossesWith: (places: ReadonlyMap<number, string>) =>
      losses.map((loss, index): Loss => {
        const blockId = places.get(index);
        return blockId === undefined ? loss : { ...loss, blockId };
      }),
  };
}

export type LossMarks = ReturnType<typeof createLossMarks>;
