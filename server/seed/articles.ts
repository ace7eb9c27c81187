import type { EditorBlock } from '@contract/document/editorDocument';
import { type Article, type ArticleFile, parseArticles } from './parseArticles';
import { createRandom } from './random';

/** The order in which posts of different subjects take turns. */
const subjects = [
  'gardening',
  'web-development',
  'cooking',
  'astronomy',
  'travel',
  'typography',
  'books',
  'photography',
  'history',
  'running',
  'music',
  'woodworking',
];
/** Articles in another language. They follow all others, so that the dates and authors of these don't change. */
const otherLanguages = ['arabic'];

/**
 * A note is a short post. Its file has the first paragraph only; two paragraphs each of two articles
 * on the same subject follow, so that the page has enough text to show.
 */
function completeNote(
  note: Article,
  paragraphs: readonly (readonly EditorBlock[])[],
  seed: number,
) {
  const [first, second] = createRandom(seed).sample(paragraphs, 2);
  const [opening, ...rest] = note.blocks;
  const heading = { type: 'header', data: { text: 'From the notebook', level: 2 } };
  const blocks = [
    ...(opening ? [opening] : []),
    ...(first?.slice(1, 3) ?? []),
    heading,
    ...(second?.slice(2, 4) ?? []),
    ...rest,
  ];
  return { ...note, blocks };
}

function completeNotes(notes: readonly Article[], articles: readonly Article[]) {
  const paragraphs = articles.map(({ blocks }) =>
    blocks.filter(({ type }) => type === 'paragraph'),
  );
  return notes.map((note, index) => completeNote(note, paragraphs, index + 1));
}

/** Takes one item of each list in turn, so that neighbours differ. */
function interleave<Item>(lists: readonly (readonly Item[])[]) {
  const longest = Math.max(...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, index) =>
    lists.flatMap((list) => list[index] ?? []),
  ).flat();
}

/** A file whose articles are parsed. */
export type ParsedFile = { name: string; articles: readonly Article[] };

/**
 * Arranges all articles, the newest first: long ones, in the order of their file names, then the notes
 * of each subject's `notes.md`, then the articles in other languages.
 */
export function arrangeArticles(files: readonly ParsedFile[]): readonly Article[] {
  const sorted = files.toSorted((one, other) => (one.name < other.name ? -1 : 1));
  const below = (folder: string) => sorted.filter(({ name }) => name.startsWith(`${folder}/`));
  const bySubject = subjects.map((subject) => {
    const isNotes = ({ name }: ParsedFile) => name === `${subject}/notes.md`;
    const own = below(subject);
    const articles = own.filter((file) => !isNotes(file)).flatMap((file) => file.articles);
    const notes = own.filter(isNotes).flatMap((file) => file.articles);
    return { articles, notes: completeNotes(notes, articles) };
  });
  return [
    ...interleave(bySubject.map(({ articles }) => articles)),
    ...interleave(bySubject.map(({ notes }) => notes)),
    ...otherLanguages.flatMap(below).flatMap((file) => file.articles),
  ];
}

/** Parses and arranges all articles. */
export function readArticles(files: readonly ArticleFile[]): readonly Article[] {
  return arrangeArticles(files.map((file) => ({ ...file, articles: parseArticles(file) })));
}
