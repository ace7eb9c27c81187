import { groupBy } from '../groupBy';
import { wordsOf } from './compareWords';
import type { EditorBlock, EditorDocument } from './editorDocument';
import { plainText } from './html/plainText';
import { isValidId } from './sanitizeDocument';

/** A block of a stored document. */
export type IdentifiedBlock = EditorBlock & { id: string };
/** A document in which each block has a unique id. */
export type IdentifiedDocument = Omit<EditorDocument, 'blocks'> & { blocks: IdentifiedBlock[] };

/** A block is compared with this many blocks at most, those first that share its rarest words. */
const mostCandidates = 50;

/** Two blocks with the same content have the same text here. */
export function contentKey({ type, data, tunes }: EditorBlock) {
  return JSON.stringify([type, data, tunes]);
}

type Words = { counts: ReadonlyMap<string, number>; total: number };
type Candidate = { at: number; type: string; words: Words };
/** The stored block at `from` is continued by the new block at `to`. */
type Pair = { from: number; to: number; likeness: number };

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap((part) => stringsIn(part))
    : [];
}

/** The words of a block, with how often each occurs. */
export function readWords({ data }: EditorBlock): Words {
  const text = stringsIn(data).map(plainText).join('\n').toLowerCase();
  const words = wordsOf(text).filter((word) => /[\p{L}\p{N}]/u.test(word));
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return { counts, total: words.length };
}

/** How many words two blocks share. */
export function countShared(one: Words, other: Words) {
  const [few, many] = one.counts.size < other.counts.size ? [one, other] : [other, one];
  let shared = 0;
  for (const [word, count] of few.counts) shared += Math.min(count, many.counts.get(word) ?? 0);
  return shared;
}

const rareFirst = ({ counts }: Words, uses: ReadonlyMap<string, number>) =>
  [...counts].toSorted(([one], [other]) => (uses.get(one) ?? 0) - (uses.get(other) ?? 0));

function countUses(candidates: readonly Candidate[]) {
  const uses = new Map<string, number>();
  for (const { words } of candidates)
    for (const word of words.counts.keys()) uses.set(word, (uses.get(word) ?? 0) + 1);
  return uses;
}

const indexKey = (type: string, word: string) => `${type} ${word}`;

/**
 * The stored blocks by their rarest words: a block with at least half of the words of another one has at
 * least one of the rarer half.
 */
function indexRareWords(stored: readonly Candidate[], uses: ReadonlyMap<string, number>) {
  const index = new Map<string, Candidate[]>();
  for (const candidate of stored) {
    let left = candidate.words.total - Math.ceil(candidate.words.total / 2) + 1;
    for (const [word, count] of rareFirst(candidate.words, uses)) {
      if (left <= 0) break;
      left -= count;
      const key = indexKey(candidate.type, word);
      const known = index.get(key);
      if (known) known.push(candidate);
      else index.set(key, [candidate]);
    }
  }
  return index;
}

/** All pairs of the same type in which the new block has at least half of the words of the stored one. */
function findPairs(stored: readonly Candidate[], next: readonly Candidate[]) {
  const uses = countUses([...stored, ...next]);
  const index = indexRareWords(stored, uses);
  return next.flatMap(({ at, type, words }) => {
    const found = new Set<Candidate>();
    for (const [word] of rareFirst(words, uses)) {
      for (const candidate of index.get(indexKey(type, word)) ?? []) {
        if (found.size >= mostCandidates) break;
        found.add(candidate);
      }
    }
    return [...found].flatMap((candidate): Pair[] => {
      const shared = countShared(candidate.words, words);
      const likeness = (2 * shared) / (candidate.words.total + words.total);
      return shared * 2 >= candidate.words.total ? [{ from: candidate.at, to: at, likeness }] : [];
    });
  });
}

const byLikeness = (one: Pair, other: Pair) =>
  other.likeness - one.likeness || one.from - other.from || one.to - other.to;

/** The stored blocks whose ids can be given, by id. */
function storedIds({ blocks }: EditorDocument) {
  const byId = new Map<string, EditorBlock>();
  for (const block of blocks)
    if (isValidId(block.id) && !byId.has(block.id)) byId.set(block.id, block);
  return byId;
}

/** Removes repeated ids: only the block that is as stored retains its id, or else the first one. */
function removeRepeatedIds(next: EditorDocument, stored: ReadonlyMap<string, EditorBlock>) {
  const holders = new Map<string, number>();
  const unchanged = new Set<string>();
  const storedKeys = new Map<string, string>();
  function storedKey(id: string, block: EditorBlock) {
    const key = storedKeys.get(id) ?? contentKey(block);
    storedKeys.set(id, key);
    return key;
  }
  for (const [at, block] of next.blocks.entries()) {
    const { id } = block;
    if (!isValidId(id) || unchanged.has(id)) continue;
    const before = stored.get(id);
    const isUnchanged = before !== undefined && storedKey(id, before) === contentKey(block);
    if (isUnchanged) unchanged.add(id);
    if (isUnchanged || !holders.has(id)) holders.set(id, at);
  }
  return holders;
}

/** Blocks with their ids, by their content, the first one last. */
const byContent = (blocks: readonly (readonly [id: string, block: EditorBlock])[]) =>
  groupBy(blocks.toReversed(), ([, block]) => contentKey(block));

/**
 * Gives each block of `next` an id of its own: its own valid one; else that of an equal block of the stored
 * version; else that of the most similar one of the same type, with at least half of its words; else a new
 * one, which starts with `prefix`. Each stored id is given once.
 */
export function matchBlocks(
  stored: EditorDocument,
  next: EditorDocument,
  prefix = 'block',
): IdentifiedDocument {
  const storedById = storedIds(stored);
  const holders = removeRepeatedIds(next, storedById);
  const ids = new Map<number, string>(Array.from(holders, ([id, at]) => [at, id]));
  const isFree = (id: string) => !holders.has(id);
  const give = (id: string, at: number) => {
    holders.set(id, at);
    ids.set(at, id);
  };
  const open = () => [...next.blocks.entries()].filter(([at]) => !ids.has(at));
  if (storedById.size > 0 && ids.size < next.blocks.length) {
    const equal = byContent([...storedById].filter(([id]) => isFree(id)));
    for (const [at, block] of open()) {
      const id = equal.get(contentKey(block))?.pop()?.[0];
      if (id !== undefined) give(id, at);
    }
    const free = [...storedById].filter(([id]) => isFree(id));
    const toCandidate = (at: number, block: EditorBlock) => ({
      at,
      type: block.type,
      words: readWords(block),
    });
    const from = free.map(([, block], at) => toCandidate(at, block));
    const to = open().map(([at, block]) => toCandidate(at, block));
    for (const pair of findPairs(from, to).toSorted(byLikeness)) {
      const id = free[pair.from]?.[0];
      if (id !== undefined && isFree(id) && !ids.has(pair.to)) give(id, pair.to);
    }
  }
  let number = 0;
  function newId(): string {
    number += 1;
    const id = `${prefix}-${number}`;
    return holders.has(id) || storedById.has(id) ? newId() : id;
  }
  const blocks = next.blocks.map(({ id: _, ...block }, at) => ({
    id: ids.get(at) ?? newId(),
    ...block,
  }));
  return { ...next, blocks };
}
