import * as fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import type { EditorBlock } from './editorDocument';
import { fromMarkdown } from './markdown/fromMarkdown';
import { toMarkdown } from './markdown/toMarkdown';
import { contentKey, matchBlocks } from './matchBlocks';

const paragraph = (text: string, id?: string): EditorBlock => ({
  ...(id === undefined ? {} : { id }),
  type: 'paragraph',
  data: { text },
});
const idsAfter = (stored: EditorBlock[], next: EditorBlock[]) =>
  matchBlocks({ blocks: stored }, { blocks: next }, 'new').blocks.map(({ id }) => id);

test('a block keeps its own valid id, also a new one', () => {
  const stored = [paragraph('one two', 'a'), paragraph('three', 'b')];
  expect(idsAfter(stored, [paragraph('other', 'b'), paragraph('x', 'mine_-1')])).toEqual([
    'b',
    'mine_-1',
  ]);
});

test('an invalid id is replaced', () => {
  for (const id of ['', 'a.b', 'a b', 'a:1', 'é', 'x'.repeat(65)]) {
    expect(idsAfter([], [paragraph('text', id)])).toEqual(['new-1']);
  }
});

test('equal blocks without ids get the stored ids in order', () => {
  const stored = ['a', 'b', 'c'].map((id) => paragraph('same', id));
  const next = ['x y', 'same', 'same'].map((text) => paragraph(text));
  expect(idsAfter(stored, next)).toEqual(['new-1', 'a', 'b']);
});

test('of repeated ids the block that is as stored keeps it, else the first', () => {
  const stored = [paragraph('one', 'a')];
  expect(idsAfter(stored, [paragraph('changed', 'a'), paragraph('one', 'a')])).toEqual([
    'new-1',
    'a',
  ]);
  expect(idsAfter(stored, [paragraph('two', 'a'), paragraph('three', 'a')])).toEqual([
    'a',
    'new-1',
  ]);
});

test('a changed block is found by half of its words, counted and in any letter case', () => {
  const stored = [paragraph('One <b>two</b> two four', 'a')];
  expect(idsAfter(stored, [paragraph('two TWO five six seven')])).toEqual(['a']);
  expect(idsAfter(stored, [paragraph('two three five')])).toEqual(['new-1']);
});

test('the most similar pair is joined first; of equally similar ones the earlier', () => {
  const stored = [paragraph('a b c d', 'x'), paragraph('a b c e', 'y')];
  expect(idsAfter(stored, [paragraph('a b c e f'), paragraph('a b c d f')])).toEqual(['y', 'x']);
  expect(idsAfter([paragraph('a b', 'x')], [paragraph('a'), paragraph('b')])).toEqual([
    'x',
    'new-1',
  ]);
});

test('a block of another type is another block', () => {
  const header: EditorBlock = { type: 'header', data: { text: 'one two', level: 2 } };
  expect(idsAfter([paragraph('one two', 'a')], [header])).toEqual(['new-1']);
});

test('a picture with another caption is the same block', () => {
  const picture = (caption: string) => ({
    type: 'image',
    data: { file: { url: '/files/hills-at-noon.webp' }, caption, alt: 'Hills at noon' },
  });
  expect(idsAfter([{ id: 'a', ...picture('') }], [picture('Seen from the lake')])).toEqual(['a']);
});

test('new ids differ from those that are in use', () => {
  const stored = [paragraph('gone', 'new-1')];
  expect(idsAfter(stored, [paragraph('x', 'new-2'), paragraph('y')])).toEqual(['new-2', 'new-3']);
});

test('a stored block is written once, however many blocks have its id', () => {
  const written = vi.fn<() => string>().mockReturnValue('long');
  const stored = { id: 'a', type: 'paragraph', data: { text: { toJSON: written } } };
  const next = Array.from({ length: 50 }, (_, at) => paragraph(`text ${at}`, 'a'));
  expect(idsAfter([stored], next)).toHaveLength(50);
  expect(written).toHaveBeenCalledTimes(1);
});

test('many changed blocks of similar words are matched in bounded time', () => {
  const words = Array.from({ length: 40 }, (_, at) => `word${at}`);
  const blocks = (salt: string) =>
    Array.from({ length: 3000 }, (_, at) => paragraph([...words, `${salt}${at}`].join(' ')));
  const stored = matchBlocks({ blocks: [] }, { blocks: blocks('old') });
  const matched = matchBlocks(stored, { blocks: blocks('new') }, 'new');
  expect(new Set(matched.blocks.map(({ id }) => id)).size).toBe(3000);
});

type Edit = { kind: string; at: number; to: number };
const edit = fc.record({
  kind: fc.constantFrom('change', 'split', 'merge', 'move', 'paste', 'remove', 'markdown'),
  at: fc.nat(30),
  to: fc.nat(30),
});

function textOf(block: EditorBlock | undefined) {
  const text = block?.data['text'];
  return typeof text === 'string' ? text : '';
}

/** What an author does to the blocks; new texts have words that no other block has. */
function apply(blocks: readonly EditorBlock[], { kind, at, to }: Edit, word: string) {
  const place = blocks.length === 0 ? 0 : at % blocks.length;
  const block = blocks[place];
  const others = blocks.toSpliced(place, 1);
  if (kind === 'markdown') return fromMarkdown(toMarkdown({ blocks: [...blocks] })).blocks;
  if (!block || kind === 'paste') {
    const pasted = paragraph(`${word}a ${word}b`, to % 2 === 0 ? block?.id : undefined);
    return [...blocks].toSpliced(place, 0, pasted);
  }
  if (kind === 'remove') return others;
  if (kind === 'move') return others.toSpliced(to % blocks.length, 0, block);
  if (kind === 'merge') {
    const rest = others.toSpliced(place, 1);
    return rest.toSpliced(place, 0, {
      ...block,
      data: { text: `${textOf(block)} ${textOf(others[place])}`.trim() },
    });
  }
  if (kind === 'split') {
    const words = textOf(block).split(' ');
    const half = Math.ceil(words.length / 2);
    const parts = [words.slice(0, half), words.slice(half)].filter((part) => part.length > 0);
    return others.toSpliced(
      place,
      0,
      ...parts.map((part) => ({ ...block, data: { text: part.join(' ') } })),
    );
  }
  return others.toSpliced(place, 0, { ...block, data: { text: `${textOf(block)} ${word}` } });
}

test('after any edits ids are unique, and unchanged blocks keep theirs', () => {
  fc.assert(
    fc.property(fc.array(edit, { maxLength: 25 }), (edits) => {
      const start = Array.from({ length: 6 }, (_, at) => paragraph(`s${at}a s${at}b s${at}c`));
      let stored = matchBlocks({ blocks: [] }, { blocks: start });
      for (const [step, change] of edits.entries()) {
        const next = apply(stored.blocks, change, `e${step}`);
        const after = matchBlocks(stored, { blocks: next }, `n${step}`);
        const ids = after.blocks.map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
        for (const id of ids) expect(id).toMatch(/^[A-Za-z0-9_-]{1,64}$/);
        const before = new Map(stored.blocks.map((block) => [contentKey(block), block.id]));
        const unchanged = after.blocks.filter((block) => before.has(contentKey(block)));
        expect(unchanged.map(({ id }) => id)).toEqual(
          unchanged.map((block) => before.get(contentKey(block))),
        );
        stored = after;
      }
    }),
    { numRuns: 150, seed: 7 },
  );
});
