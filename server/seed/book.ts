import { countWords } from '@contract/book/showsQuote';
import { parseDocument } from '@contract/document/editorDocument';
import { plainText } from '@contract/document/html/plainText';
import { readBlock } from '@contract/document/knownBlock';
import { day, hour } from '@contract/durations';
import { folderOf, paths } from '@contract/pages';
import { unreviewed } from '@server/data/book/bookRows';
import type { HeadingRow, PassageRow, PostQuoteRow } from '@server/data/rows/bookCardRows';
import type { NewPost, RevisionRow, StoredPost } from '@server/data/rows/rows';

const postFolder = folderOf(paths.post);

/** The quote blocks whose source is another one of the posts. */
function createQuotes(posts: readonly NewPost[]): PostQuoteRow[] {
  const ids = new Map(posts.map(({ id, url }) => [url, id]));
  return posts.flatMap(({ id: postId, content }): PostQuoteRow[] => {
    if (!content.includes('"cite"')) return [];
    const blocks = parseDocument(content, Infinity)?.blocks ?? [];
    return blocks.flatMap((stored): PostQuoteRow[] => {
      const block = readBlock(stored);
      if (block?.type !== 'quote' || stored.id === undefined) return [];
      const { cite = '', text } = block.data;
      const [url = ''] = cite.slice(postFolder.length).split('#');
      const quotedPostId = cite.startsWith(postFolder) ? ids.get(url) : undefined;
      if (quotedPostId === undefined || quotedPostId === postId) return [];
      return [{ postId, blockId: stored.id, quotedPostId, quote: plainText(text) }];
    });
  });
}

type SeedPost = NewPost & Partial<Pick<StoredPost, 'revision'>>;
type BookContext = {
  posts: readonly SeedPost[];
  revisions: readonly RevisionRow[];
  now: number;
};

type Sentence = { blockId: string; quote: string; after: string };

/** The first sentences of the paragraphs of a post that have no markup. */
function sentencesOf({ content }: SeedPost): Sentence[] {
  const document = parseDocument(content, Infinity);
  return (document?.blocks ?? []).flatMap((stored): Sentence[] => {
    const block = readBlock(stored);
    if (block?.type !== 'paragraph' || stored.id === undefined) return [];
    const { text } = block.data;
    const quote = /^[^<&.]{20,200}\./u.exec(text)?.[0];
    if (quote === undefined || /[<&]/.test(text)) return [];
    return [{ blockId: stored.id, quote, after: text.slice(quote.length, quote.length + 40) }];
  });
}

type BookPlan = {
  username: string;
  title: string;
  intro?: string;
  posts: readonly number[];
  note: string;
};

/** Who has saved what, and in which collection; a public one has a star. `posts` counts the newest from 0. */
const books: readonly BookPlan[] = [
  {
    username: 'reader',
    title: 'On patience*',
    intro: 'What others know about waiting, and about work that takes years.',
    posts: [1, 3, 6],
    note: 'Read this one aloud.',
  },
  { username: 'reader', title: 'In the kitchen', posts: [2, 9], note: '' },
  { username: 'reader', title: 'Ideas for the garden', posts: [4, 12], note: 'Try it in spring.' },
  {
    username: 'author',
    title: 'First sentences*',
    intro: 'Beginnings that made me read on.',
    posts: [0, 2, 5],
    note: '',
  },
  { username: 'author', title: 'To read again', posts: [7], note: '' },
  {
    username: 'moderator',
    title: 'How things are made*',
    intro: 'Tools, hands and the order of steps.',
    posts: [1, 3, 8, 10],
    note: '',
  },
  { username: 'dariobenv', title: 'Small observations*', posts: [3, 4, 11], note: '' },
  { username: 'newbie', title: 'Things I did not know', posts: [0, 1], note: '' },
];

const noSource = { sourceUrl: '', sourceTitle: '', sourceAuthor: '' };
const noPlace = { postId: null, blockId: '', before: '', after: '', revision: 0 };
const unplaced = { note: '', headingId: null, isDetached: false, ...noSource, ...unreviewed };

function createHeadings({ now }: BookContext): HeadingRow[] {
  const positions = new Map<string, number>();
  return books.map(({ username, title, intro = '' }, at) => {
    const position = positions.get(username) ?? 0;
    positions.set(username, position + 1);
    const isPublic = title.endsWith('*');
    const name = isPublic ? title.slice(0, -1) : title;
    const slug = name.toLowerCase().replaceAll(' ', '-');
    const times = { createdAt: now - (40 - at) * day, updatedAt: now - (at + 1) * hour };
    return {
      id: `heading-${at + 1}`,
      userId: `user-${username}`,
      title: name,
      slug,
      intro,
      isPublic,
      position,
      ...times,
    };
  });
}

type Place = { post: SeedPost; sentence: Sentence; revision?: number };

/** The columns of words of a post. */
function wordsOf({ post, sentence, revision = post.revision ?? 1 }: Place) {
  const words = countWords(sentence.quote);
  return { ...unplaced, postId: post.id, ...sentence, before: '', words, revision };
}

/** The passages of the collections: the first sentence of each post, which several people have saved. */
function createPlaced({ posts, now }: BookContext, headings: readonly HeadingRow[]): PassageRow[] {
  return books.flatMap(({ username, posts: chosen, note }, at) =>
    chosen.flatMap((number, index): PassageRow[] => {
      const post = posts[number];
      const [sentence] = post ? sentencesOf(post) : [];
      if (!post || !sentence) return [];
      return [
        {
          id: `passage-${at + 1}-${index + 1}`,
          userId: `user-${username}`,
          ...wordsOf({ post, sentence }),
          note: index === 0 ? note : '',
          headingId: headings[at]?.id ?? null,
          createdAt: now - (index + 1) * day - at * hour,
        },
      ];
    }),
  );
}

/** A passage that the reader saved from a first version; its words have changed since. */
function createChanged({ posts, revisions, now }: BookContext) {
  const post = posts.find(({ revision }) => revision === 2);
  const [sentence] = post ? sentencesOf(post) : [];
  const first = revisions.find(({ postId, number }) => postId === post?.id && number === 1);
  if (!post || !sentence || !first?.content) return null;
  const older = { ...sentence, quote: sentence.quote.replace(/ (\S+)\.$/u, ', or almost so.') };
  const content = first.content.replace(
    JSON.stringify(sentence.quote).slice(1, -1),
    JSON.stringify(older.quote).slice(1, -1),
  );
  const passage: PassageRow = {
    id: 'passage-changed',
    userId: 'user-reader',
    ...wordsOf({ post, sentence: older, revision: 1 }),
    note: 'The turn of the whole text.',
    createdAt: now - 30 * day,
  };
  return { passage, revision: { ...first, content } };
}

const keepers = ['moderator', 'newbie', 'dariobenv'];

/** Words of the newest post of the author that several people have saved. */
function createPopular({ posts, now }: BookContext): PassageRow[] {
  const post = posts.find(({ authorId }) => authorId === 'user-author');
  const [sentence] = post ? sentencesOf(post) : [];
  if (!post || !sentence) return [];
  return keepers.map((username, at) => ({
    id: `passage-popular-${at + 1}`,
    userId: `user-${username}`,
    ...wordsOf({ post, sentence }),
    createdAt: now - (at + 1) * hour,
  }));
}

function createLoose({ posts, now }: BookContext): PassageRow[] {
  const userId = 'user-reader';
  const [saved, quoted] = [posts[5], posts[7]];
  const sentence = quoted && sentencesOf(quoted).at(-1);
  const elsewhere: PassageRow = {
    id: 'passage-elsewhere',
    userId,
    ...unplaced,
    ...noPlace,
    quote:
      'Reading furnishes the mind only with materials of knowledge; it is thinking that makes what we read ours.',
    words: 18,
    sourceUrl: 'https://example.org/locke/conduct-of-the-understanding',
    sourceTitle: 'Of the Conduct of the Understanding',
    sourceAuthor: 'John Locke',
    createdAt: now - 5 * day,
  };
  const savedPost: PassageRow[] = saved
    ? [
        {
          id: 'passage-saved',
          userId,
          ...unplaced,
          ...noPlace,
          postId: saved.id,
          quote: '',
          words: 0,
          revision: saved.revision ?? 1,
          createdAt: now - 2 * day,
        },
      ]
    : [];
  const loose: PassageRow[] =
    quoted && sentence
      ? [
          {
            id: 'passage-loose',
            userId,
            ...wordsOf({ post: quoted, sentence }),
            createdAt: now - 3 * hour,
          },
        ]
      : [];
  return [elsewhere, ...savedPost, ...loose];
}

/** The books of some members, and the versions of posts that they need. */
export function createBooks(given: BookContext) {
  const posts = given.posts.filter(({ isPublished }) => isPublished);
  const context = { ...given, posts };
  const headings = createHeadings(context);
  const changed = createChanged(context);
  const passages = [
    ...createPlaced(context, headings),
    ...(changed ? [changed.passage] : []),
    ...createPopular(context),
    ...createLoose(context),
  ];
  const revisions = given.revisions.map((row) =>
    row.postId === changed?.revision.postId && row.number === 1 ? changed.revision : row,
  );
  return { headings, passages, postQuotes: createQuotes(posts), revisions };
}
