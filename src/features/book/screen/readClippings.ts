import type { Highlight } from '../model/keptWords';

export type Clippings = {
  highlights: Highlight[];
  /** How many notes are about no words of the file. */
  loneNotes: number;
};

/** Alphabets separate words; Chinese and Japanese don't. */
const anyWord = (words: string, signs: string) =>
  new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})|${signs}`, 'iu');

/** What the line below the title calls a note, in the languages of Kindle. */
const noteNames = anyWord(
  'note|nota|notas|notiz|notitie|aantekening|notatka|заметка|anteckning',
  'メモ|笔记|筆記|註記',
);

/** The same for a bookmark, which has no words. */
const bookmarkNames = anyWord(
  'bookmark|lesezeichen|signet|marcador|segnalibro|bladwijzer|zakładka|закладка|bokmärke',
  'ブックマーク|书签|書籤',
);

const isLine = (line: string) => /^={10,}$/.test(line);

/** Numbers of pages or places. The last one before the date is the place, if there is one. */
const ranges = /(\d+)(?:\s*[-–]\s*(\d+))?/g;

type Entry = {
  kind: 'highlight' | 'note' | 'bookmark';
  book: string;
  start: number;
  end: number;
  text: string;
};

/** Where the words stand. Older devices shorten the end of a range: 510-12. */
function placeOf(place: string) {
  const [, from = '', to = from] = [...place.matchAll(ranges)].at(-1) ?? [];
  const whole = to.length < from.length ? from.slice(0, from.length - to.length) + to : to;
  return { start: Number(from || Number.NaN), end: Number(whole || Number.NaN) };
}

function readEntry(lines: readonly string[]): Entry | null {
  const [book = '', about = '', ...rest] = lines;
  if (!/^[-–—]/.test(about)) return null;
  // The date is behind the last line.
  const parts = about.split('|');
  const place = parts.length > 1 ? parts.slice(0, -1).join('|') : about;
  const kind = bookmarkNames.test(place)
    ? 'bookmark'
    : noteNames.test(place)
      ? 'note'
      : 'highlight';
  return { kind, book, ...placeOf(place), text: rest.join('\n').trim() };
}

function readEntries(text: string) {
  // `trim` also removes the byte order marks, which some devices write before each title.
  const lines = text.split(/\r\n|\r|\n/).map((line) => line.trim());
  if (!lines.some(isLine)) return null;
  const entries: Entry[] = [];
  let own: string[] = [];
  for (const line of lines) {
    if (!isLine(line)) {
      if (own.length > 0 || line !== '') own.push(line);
      continue;
    }
    const entry = readEntry(own);
    if (entry) entries.push(entry);
    own = [];
  }
  return entries.length > 0 ? entries : null;
}

/** "Last, First" as "First Last". */
function personOf(name: string) {
  const parts = name.split(',').map((part) => part.trim());
  return parts.length === 2 ? `${parts[1]} ${parts[0]}` : name.trim();
}

/** The title, and the author in the last parentheses. */
function sourceOf(book: string) {
  if (!book.endsWith(')')) return { url: '', title: book, author: '' };
  let open = 0;
  let at = book.length - 1;
  for (; at >= 0; at -= 1) {
    if (book[at] === ')') open += 1;
    else if (book[at] === '(') open -= 1;
    if (open === 0) break;
  }
  const title = book.slice(0, Math.max(at, 0)).trim();
  if (title === '') return { url: '', title: book, author: '' };
  const author = book
    .slice(at + 1, -1)
    .split(';')
    .map(personOf)
    .join(', ');
  return { url: '', title, author };
}

const overlap = (one: Entry, other: Entry) => one.start <= other.end && other.start <= one.end;

const isSameWords = (one: Entry, other: Entry) =>
  one.text === other.text ||
  (overlap(one, other) && (one.text.includes(other.text) || other.text.includes(one.text)));

/** Entries at overlapping places have one of these in common. Words are never as long as all of them. */
const step = 50;
const mostSteps = 100;

function placeKeys({ book, start, end }: Entry) {
  const first = Math.floor(start / step);
  const last = Math.min(Math.floor(end / step), first + mostSteps);
  return Array.from({ length: last - first + 1 }, (_, index) => `${first + index} ${book}`);
}

const wordKeys = (entry: Entry) => [...placeKeys(entry), `${entry.text}\n${entry.book}`];

/** Finds entries by their keys: a book can have thousands, and comparing each with each takes minutes. */
function createIndex(keysOf: (entry: Entry) => string[]) {
  const entriesOf = new Map<string, Entry[]>();
  return {
    find: (entry: Entry) => keysOf(entry).flatMap((key) => entriesOf.get(key) ?? []),
    add(entry: Entry) {
      for (const key of keysOf(entry)) {
        const entries = entriesOf.get(key);
        if (entries) entries.push(entry);
        else entriesOf.set(key, [entry]);
      }
    },
  };
}

type Sameness = {
  keysOf: (entry: Entry) => string[];
  isSame: (one: Entry, other: Entry) => boolean;
};

/** What was changed is in the file again: the last one counts. */
function withoutEarlier(entries: readonly Entry[], { keysOf, isSame }: Sameness) {
  const later = createIndex(keysOf);
  const kept = entries.toReversed().filter((entry) => {
    if (later.find(entry).some((other) => isSame(entry, other))) return false;
    later.add(entry);
    return true;
  });
  return kept.toReversed();
}

/** The device writes in angle brackets that a book allows no more clippings. */
const isLimit = ({ text }: Entry) => /^<[^<>\n]+>$/.test(text);

/** The highlight that contains the place of a note; if there are several, the one that ends nearest to it. */
function noted(note: Entry, near: readonly Entry[]) {
  const [nearest] = near
    .filter(({ start, end }) => start <= note.start && note.start <= end)
    .toSorted((one, other) => one.end - note.start - (other.end - note.start));
  return nearest;
}

/** Reads "My Clippings.txt", which Kindles write in the language of the device; null for any other file. */
export function readClippings(text: string): Clippings | null {
  const entries = readEntries(text);
  if (!entries) return null;
  const told = entries.filter((entry) => entry.text !== '' && !isLimit(entry));
  const words = withoutEarlier(
    told.filter(({ kind }) => kind === 'highlight'),
    { keysOf: wordKeys, isSame: isSameWords },
  );
  const notes = withoutEarlier(
    told.filter(({ kind }) => kind === 'note'),
    {
      keysOf: placeKeys,
      isSame: (one, other) => one.start === other.start && one.end === other.end,
    },
  );
  const atPlaces = createIndex(placeKeys);
  for (const entry of words) atPlaces.add(entry);
  const notesOf = new Map<Entry, string[]>();
  let loneNotes = 0;
  for (const note of notes) {
    const entry = noted(note, atPlaces.find(note));
    if (!entry) loneNotes += 1;
    else notesOf.set(entry, [...(notesOf.get(entry) ?? []), note.text]);
  }
  const highlights = words.map((entry) => ({
    quote: entry.text,
    note: (notesOf.get(entry) ?? []).join('\n'),
    source: sourceOf(entry.book),
  }));
  return { highlights, loneNotes };
}
