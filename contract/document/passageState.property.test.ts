import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { EditorBlock } from './editorDocument';
import { placeWords } from './findWords';
import { escapeHtmlText } from './html/escape';
import { findBlock, passageState, passageTexts, stateInTexts } from './passageState';
import type { PassageState } from './passageStates';
import { suggestBlocks } from './suggestBlocks';
import { suggestWords } from './suggestWords';

/** A plain model: blocks are lists of words, and their order is that of the document. */
type Model = { id: string; words: string[] }[];

const word = fc.constantFrom('soil', 'is', 'alive', 'Soil', 'worms', 'a', 'é', '文字', 'x<y', '&');
const space = fc.constantFrom(' ', '  ', '\n', '\u00a0', ' <b>', '</b> ');

const block = fc.array(word, { maxLength: 6 });
const documents = fc
  .array(block, { minLength: 1, maxLength: 5 })
  .map((blocks): Model => blocks.map((words, at) => ({ id: `b${at}`, words })));

type Edit = { kind: number; at: number; to: number; words: string[] };
const edit: fc.Arbitrary<Edit> = fc.record({
  kind: fc.nat(5),
  at: fc.nat(20),
  to: fc.nat(20),
  words: block,
});

/** Changes, inserts, deletes, moves or splits a block. */
function applyEdit(model: Model, { kind, at, to, words }: Edit, number: number): Model {
  const index = model.length === 0 ? 0 : at % model.length;
  const next = model.map(({ id, words: own }) => ({ id, words: [...own] }));
  const [own] = next.slice(index, index + 1);
  if (kind === 0 || !own) next.splice(index, 0, { id: `new${number}`, words });
  else if (kind === 1) next.splice(index, 1);
  else if (kind === 2) next.splice(to % next.length, 0, ...next.splice(index, 1));
  else if (kind === 3) own.words.splice(to % (own.words.length + 1), 1, ...words.slice(0, 1));
  else if (kind === 4) own.words.splice(to % (own.words.length + 1), 0, ...words.slice(0, 2));
  else {
    const rest = own.words.splice(to % (own.words.length + 1));
    next.splice(index + 1, 0, { id: `new${number}`, words: rest });
  }
  return next;
}

/** The document of a model, with any white space and markup between words. */
function toDocument(model: Model, spaces: readonly string[]) {
  let at = 0;
  const next = () => spaces[(at += 1) % spaces.length] ?? ' ';
  const blocks = model.map(({ id, words }): EditorBlock => {
    const text = words
      .map(escapeHtmlText)
      .reduce((all, one) => (all ? all + next() + one : one), '');
    return { id, type: 'paragraph', data: { text } };
  });
  return { blocks };
}

const isPart = (text: string, quote: string) => text.includes(quote);

/** Whether the words stand in, or start in, the block at this index of the model. */
function standsIn(model: Model, index: number, quote: string) {
  const words = quote.replaceAll(/\s+/g, ' ').trim();
  const own = model[index]?.words.join(' ') ?? '';
  if (isPart(own, words)) return true;
  if (!quote.trim().includes('\n')) return false;
  const all = model
    .slice(index)
    .map((one) => one.words.join(' '))
    .filter((text) => text !== '')
    .join(' ');
  return Array.from({ length: own.length }, (_, at) => at).some((at) => all.startsWith(words, at));
}

function modelState(model: Model, blockId: string, quote: string): PassageState {
  if (quote.trim() === '') return 'unchanged';
  const own = model.findIndex(({ id }) => id === blockId);
  if (own !== -1 && standsIn(model, own, quote)) return 'unchanged';
  if (model.some((_, index) => standsIn(model, index, quote))) return 'moved';
  return own === -1 ? 'gone' : 'changed';
}

/** Some words of the model: of one block, or from one block on to the end of the next one. */
function quoteOf(
  model: Model,
  { from, length, isLong }: { from: number; length: number; isLong: boolean },
) {
  const index = from % model.length;
  const own = model[index];
  const words = own?.words ?? [];
  const start = length % (words.length + 1);
  const part = words.slice(start, start + 1 + (from % 3)).join(' ');
  const following = model[index + 1]?.words.slice(0, 2).join(' ') ?? '';
  const quote = isLong ? `${words.slice(start).join(' ')}\n${following}` : part;
  return { blockId: own?.id ?? '', quote };
}

const chosen = fc.record({ from: fc.nat(20), length: fc.nat(20), isLong: fc.boolean() });
const spaces = fc.array(space, { minLength: 1, maxLength: 4 });

test('after any edits the state of any passage is that of the plain model, and its words stay', () => {
  const given = [documents, fc.array(edit, { maxLength: 6 }), chosen, spaces] as const;
  const seen = new Set<PassageState>();
  fc.assert(
    fc.property(fc.tuple(...given), ([first, edits, place, between]) => {
      const passage = quoteOf(first, place);
      const before = structuredClone(passage);
      const firstTexts = passageTexts(toDocument(first, between));
      let model = first;
      // A selection can begin in an empty block: the words are in the next one then.
      const atFirst = modelState(model, passage.blockId, passage.quote);
      expect(passageState(toDocument(model, between), passage)).toBe(atFirst);
      for (const [at, one] of edits.entries()) {
        model = applyEdit(model, one, at);
        const document = toDocument(model, between);
        const state = passageState(document, passage);
        seen.add(state);
        expect(state).toBe(modelState(model, passage.blockId, passage.quote));
        expect(passage).toEqual(before);
        const texts = passageTexts(document);
        const placed = placeWords(texts, passage);
        const isThere = state === 'unchanged' || state === 'moved';
        expect(placed !== null).toBe(isThere && passage.quote.trim() !== '');
        const isChanged = state === 'changed';
        const next = isChanged ? suggestBlocks({ now: texts, before: firstTexts, passage }) : null;
        const quote = next ?? '';
        expect(quote === '' || findBlock(texts, { ...passage, quote }) !== null).toBe(true);
      }
    }),
    { seed: 20_261_125, numRuns: 1500 },
  );
  expect([...seen].toSorted()).toEqual(['changed', 'gone', 'moved', 'unchanged']);
});

test('the new words of a changed passage are words of its block, which can be taken over', () => {
  fc.assert(
    fc.property(documents, fc.array(word, { minLength: 1, maxLength: 8 }), (model, words) => {
      const texts = passageTexts(toDocument(model, [' ']));
      for (const { blockId, text } of texts) {
        const quote = suggestWords(text, words.join(' '));
        expect(stateInTexts(texts, { blockId, quote })).toBe('unchanged');
      }
    }),
    { seed: 20_261_125, numRuns: 500 },
  );
});
