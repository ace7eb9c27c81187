import { createRandom } from './random';
import { astronomy } from './subjects/astronomy';
import { books } from './subjects/books';
import { cooking } from './subjects/cooking';
import { gardening } from './subjects/gardening';
import { history } from './subjects/history';
import { music } from './subjects/music';
import { photography } from './subjects/photography';
import { running } from './subjects/running';
import { travel } from './subjects/travel';
import { typography } from './subjects/typography';
import { webDevelopment } from './subjects/webDevelopment';
import { woodworking } from './subjects/woodworking';
import { h2, type Note, p, type SeedBlock, type Subject, simpleImage } from './writing';

const subjects: readonly Subject[] = [
  gardening,
  webDevelopment,
  cooking,
  astronomy,
  travel,
  typography,
  books,
  photography,
  history,
  running,
  music,
  woodworking,
];

/** A post before it has an author and a date. */
export type Manuscript = {
  subject: string;
  title: string;
  description: string;
  tags: readonly string[];
  blocks: readonly SeedBlock[];
  comments: readonly string[];
};

function shelfOf({ articles }: Subject) {
  return articles.map(({ title, blocks }) => ({
    title,
    paragraphs: blocks.filter(({ type }) => type === 'paragraph'),
  }));
}

/** Every fifth note ends with a picture. */
function pictureOf({ name }: Subject, { title }: Note, at: number) {
  return at % 5 === 0 ? [simpleImage(`${name}-${(at % 8) + 1}`, title)] : [];
}

function withShelf(note: Note, subject: Subject, at: number): Manuscript {
  const random = createRandom(at + 1);
  const [first, second] = random.some(shelfOf(subject), 2);
  const borrowed = [
    ...(first?.paragraphs.slice(1, 3) ?? []),
    h2('From the notebook'),
    ...(second?.paragraphs.slice(2, 4) ?? []),
  ];
  const { title, description, tags, opening, comments } = note;
  return {
    subject: subject.name,
    title,
    description,
    tags,
    comments,
    blocks: [p(opening), ...borrowed, ...pictureOf(subject, note, at)],
  };
}

/** One of each subject in turn, so that neighbours in a list differ. */
function inTurn<Item>(lists: readonly (readonly Item[])[]) {
  const longest = Math.max(...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list[at] ?? [])).flat();
}

/** Every manuscript, the newest first: the full articles, then the notes. */
export function listManuscripts(): readonly Manuscript[] {
  const articles = subjects.map((subject) =>
    subject.articles.map((article) => ({ ...article, subject: subject.name })),
  );
  const notes = subjects.map((subject) =>
    subject.notes.map((note, at) => withShelf(note, subject, at)),
  );
  return [...inTurn(articles), ...inTurn(notes)];
}
