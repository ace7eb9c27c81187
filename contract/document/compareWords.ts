/** A part of two texts: in both, only in the first (`removed`) or only in the second (`added`). */
export type TextPart = { kind: 'same' | 'removed' | 'added'; text: string };

/** Longer pairs of texts are compared by their beginnings and ends only. */
const mostCharacters = 20_000;

/** The comparison stops searching for the shortest difference beyond this many changed words. */
const mostChanges = 400;

/** How many steps all searches for the changes of a document take; after that, texts are not searched. */
const mostSteps = 200_000;

/** The steps that are left for the searches of one document. */
export type SearchBudget = { steps: number };
export const createSearchBudget = (): SearchBudget => ({ steps: mostSteps });

// Scripts without spaces between words are compared by character.
const words =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]\p{M}*|[\p{L}\p{N}\p{M}]+(?:['’-][\p{L}\p{N}\p{M}]+)*|\s+|./gu;

/** The words of a text, and the spaces and signs between them. */
export const wordsOf = (text: string): readonly string[] => text.match(words) ?? [];

/** How many words are equal from the start. */
function commonStart(before: readonly string[], after: readonly string[]) {
  let at = 0;
  while (at < before.length && at < after.length && before[at] === after[at]) at += 1;
  return at;
}

/** How many words are equal from the end, besides the first `start`. */
function commonEnd(before: readonly string[], after: readonly string[], start: number) {
  const most = Math.min(before.length, after.length) - start;
  let count = 0;
  while (count < most && before.at(-1 - count) === after.at(-1 - count)) count += 1;
  return count;
}

type Kind = TextPart['kind'];

type Path = { x: number; y: number; steps: Step | null };
/** A linked list from the last step to the first. */
type Step = { kind: Kind; word: string; previous: Step | null };

type Search = { before: readonly string[]; after: readonly string[]; budget: SearchBudget };

function follow({ before, after, budget }: Search, { x, y, steps }: Path): Path {
  let path = { x, y, steps };
  for (;;) {
    const word = before[path.x];
    if (word === undefined || word !== after[path.y]) return path;
    budget.steps -= 1;
    path = {
      x: path.x + 1,
      y: path.y + 1,
      steps: { kind: 'same', word, previous: path.steps },
    };
  }
}

/** The next path on a diagonal: the one that came further, and one word removed or added. */
function extend({ before, after }: Search, left: Path | undefined, right: Path | undefined): Path {
  if (right && (!left || left.x + 1 <= right.x)) {
    const step: Step = { kind: 'added', word: after[right.y] ?? '', previous: right.steps };
    return { x: right.x, y: right.y + 1, steps: step };
  }
  const from = left ?? { x: 0, y: 0, steps: null };
  const step: Step = { kind: 'removed', word: before[from.x] ?? '', previous: from.steps };
  return { x: from.x + 1, y: from.y, steps: step };
}

/** Myers' greedy search: fast for few changes. Returns null if there are too many. */
function findSteps(search: Search): Step | null | 'too many' {
  const { before, after, budget } = search;
  const paths = new Map<number, Path>();
  for (let changes = 0; changes <= mostChanges; changes += 1) {
    for (let diagonal = -changes; diagonal <= changes; diagonal += 2) {
      if (budget.steps <= 0) return 'too many';
      budget.steps -= 1;
      const start =
        changes === 0
          ? { x: 0, y: 0, steps: null }
          : extend(search, paths.get(diagonal - 1), paths.get(diagonal + 1));
      if (start.x > before.length || start.y > after.length) {
        paths.delete(diagonal);
        continue;
      }
      const path = follow(search, start);
      if (path.x === before.length && path.y === after.length) return path.steps;
      paths.set(diagonal, path);
    }
  }
  return 'too many';
}

function listSteps(last: Step | null): TextPart[] {
  const parts: TextPart[] = [];
  for (let step = last; step; step = step.previous) {
    parts.push({ kind: step.kind, text: step.word });
  }
  return parts.toReversed();
}

const replacement = (before: readonly string[], after: readonly string[]): TextPart[] => [
  { kind: 'removed', text: before.join('') },
  { kind: 'added', text: after.join('') },
];

const hasText = ({ text }: TextPart) => text !== '';

function compareMiddle(search: Search): TextPart[] {
  const { before, after } = search;
  if (before.length === 0 || after.length === 0) return replacement(before, after);
  const found = findSteps(search);
  return found === 'too many' ? replacement(before, after) : listSteps(found);
}

/** Spaces between two changed words belong to the change: "one two" → "three four" is one change. */
function withoutLoneSpaces(parts: readonly TextPart[]): TextPart[] {
  return parts.flatMap((part, at) => {
    const isChanged = (other: TextPart | undefined) => other !== undefined && other.kind !== 'same';
    const isLone = part.kind === 'same' && /^\s+$/.test(part.text);
    if (!isLone || !isChanged(parts[at - 1]) || !isChanged(parts[at + 1])) return [part];
    return [
      { kind: 'removed' as const, text: part.text },
      { kind: 'added' as const, text: part.text },
    ];
  });
}

/** Joins neighbours of a kind; between two equal parts, what is removed comes before what is added. */
function join(parts: readonly TextPart[]): TextPart[] {
  const joined: TextPart[] = [];
  let removed = '';
  let added = '';
  function flush() {
    if (removed) joined.push({ kind: 'removed', text: removed });
    if (added) joined.push({ kind: 'added', text: added });
    removed = '';
    added = '';
  }
  for (const { kind, text } of parts) {
    if (kind === 'removed') removed += text;
    else if (kind === 'added') added += text;
    else if (text !== '') {
      flush();
      const last = joined.at(-1);
      if (last?.kind === 'same') joined.splice(-1, 1, { kind, text: last.text + text });
      else joined.push({ kind, text });
    }
  }
  flush();
  return joined;
}

/**
 * Compares two texts word by word. Without the added parts it is `before`, without the removed ones `after`. The
 * texts of one document share a budget.
 */
export function compareWords(
  before: string,
  after: string,
  budget: SearchBudget = createSearchBudget(),
): TextPart[] {
  if (before === '' || after === '') return replacement([before], [after]).filter(hasText);
  const old = wordsOf(before);
  const next = wordsOf(after);
  const start = commonStart(old, next);
  const end = commonEnd(old, next, start);
  const oldMiddle = old.slice(start, old.length - end);
  const nextMiddle = next.slice(start, next.length - end);
  const isLong = before.length + after.length > 2 * mostCharacters;
  const middle = isLong
    ? replacement(oldMiddle, nextMiddle)
    : compareMiddle({ before: oldMiddle, after: nextMiddle, budget });
  return join(
    withoutLoneSpaces([
      { kind: 'same', text: old.slice(0, start).join('') },
      ...middle,
      { kind: 'same', text: old.slice(old.length - end).join('') },
    ]),
  );
}

const firstWords = (text: string, count: number) =>
  wordsOf(text)
    .slice(0, 2 * count)
    .join('')
    .trimEnd();
const lastWords = (text: string, count: number) =>
  wordsOf(text)
    .slice(-2 * count)
    .join('')
    .trimStart();

/** Shortens a part to `count` words at each end that is shown. */
function shorten(
  text: string,
  count: number,
  { isFirst, isLast }: { isFirst: boolean; isLast: boolean },
) {
  const all = wordsOf(text).length;
  if (isFirst) return all > 2 * count ? `… ${lastWords(text, count)}` : text;
  if (isLast) return all > 2 * count ? `${firstWords(text, count)} …` : text;
  return all > 4 * count ? `${firstWords(text, count)} … ${lastWords(text, count)}` : text;
}

const contextWords = 8;
const longestChange = 60;

/** The changed parts with a few words around them; long texts are cut with an ellipsis. */
export function changedParts(parts: readonly TextPart[]): TextPart[] {
  return parts.map(({ kind, text }, at) => {
    if (kind !== 'same') {
      return { kind, text: shorten(text, longestChange, { isFirst: false, isLast: false }) };
    }
    const place = { isFirst: at === 0, isLast: at === parts.length - 1 };
    return { kind, text: shorten(text, contextWords, place) };
  });
}
