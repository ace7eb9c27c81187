import type { EditorBlock } from '@contract/document/editorDocument';
import { fromMarkdown } from '@contract/document/markdown/fromMarkdown';
import * as v from 'valibot';
import { readFrontMatter } from './frontMatter';
import { createRandom } from './random';

/** A file of `server/seed/articles`; `name` is its path below that folder. */
export type ArticleFile = { name: string; text: string };

/** The content of a post, before it has an author and a date. */
export type Article = {
  subject: string;
  title: string;
  description: string;
  /** The name of a picture in `server/seed/pictures`, without its size. */
  cover: string;
  /** The address, for a title that has no Latin letters to make one of. */
  url?: string | undefined;
  /** When it was published, for an article that is not in the order of the others. */
  daysAgo?: number | undefined;
  tags: readonly string[];
  comments: readonly string[];
  blocks: readonly EditorBlock[];
};

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
/** Articles in another language. They follow all others, so that these keep their dates and authors. */
const otherLanguages = ['arabic'];

const details = v.object({
  title: v.string(),
  description: v.string(),
  cover: v.string(),
  url: v.optional(v.string()),
  daysAgo: v.optional(v.pipe(v.string(), v.transform(Number), v.number())),
  tags: v.array(v.string()),
  comments: v.array(v.string()),
});

/** Reads a file with one article, or with several that each begin with front matter. */
function readFile({ name, text }: ArticleFile): Article[] {
  const parts = text.replaceAll('\r\n', '\n').split(/\n(?=---\ntitle:)/);
  return parts.map((part) => {
    try {
      const { fields, body } = readFrontMatter(part);
      const { blocks } = fromMarkdown(body);
      return {
        ...v.parse(details, Object.fromEntries(fields)),
        subject: name.split('/', 1)[0] ?? '',
        blocks,
      };
    } catch (cause) {
      throw new Error(`The articles in ${name} can't be read.`, { cause });
    }
  });
}

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

function readNotes(file: ArticleFile, articles: readonly Article[]) {
  const paragraphs = articles.map(({ blocks }) =>
    blocks.filter(({ type }) => type === 'paragraph'),
  );
  return readFile(file).map((note, index) => completeNote(note, paragraphs, index + 1));
}

/** Takes one item of each list in turn, so that neighbours differ. */
function interleave<Item>(lists: readonly (readonly Item[])[]) {
  const longest = Math.max(...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, index) =>
    lists.flatMap((list) => list[index] ?? []),
  ).flat();
}

/**
 * Reads all articles, the newest first: long ones, in the order of their file names, then the notes
 * of each subject's `notes.md`, then the articles in other languages.
 */
export function readArticles(files: readonly ArticleFile[]): readonly Article[] {
  const sorted = files.toSorted((one, other) => (one.name < other.name ? -1 : 1));
  const below = (folder: string) => sorted.filter(({ name }) => name.startsWith(`${folder}/`));
  const bySubject = subjects.map((subject) => {
    const own = below(subject);
    const isNotes = ({ name }: ArticleFile) => name === `${subject}/notes.md`;
    const articles = own.filter((file) => !isNotes(file)).flatMap(readFile);
    const notes = own.filter(isNotes).flatMap((file) => readNotes(file, articles));
    return { articles, notes };
  });
  return [
    ...interleave(bySubject.map(({ articles }) => articles)),
    ...interleave(bySubject.map(({ notes }) => notes)),
    ...otherLanguages.flatMap(below).flatMap(readFile),
  ];
}
