import { isAlwaysShown } from '@contract/book/showsQuote';
import { activeUser, isAuthorOrAdmin } from '../../memory/tables/access';
import { personCard } from '../../memory/tables/cards';
import { pageOf } from '../../memory/tables/paging';
import type { Store } from '../../memory/tables/store';
import type { Tables } from '../../memory/tables/tables';
import type { BacklinkRow, HeadingRow, PassageRow, PublicWordsRow } from '../../rows/bookCardRows';
import type { BookData, PostQuoteKey } from '../bookPort';
import { isFromElsewhere } from '../bookRows';

function publicPost({ posts, ...tables }: Tables, id: string | null) {
  const post = id === null ? null : posts.get(id);
  return post?.isPublished && activeUser({ posts, ...tables }, post.authorId) ? post : null;
}

const isPublicHeading = (tables: Tables, heading: HeadingRow | null) =>
  heading?.isPublic === true && activeUser(tables, heading.userId) !== null;

/** Whether visitors could see the passage under its heading. */
function isVisible(tables: Tables, row: PassageRow) {
  const heading = row.headingId === null ? null : tables.headings.get(row.headingId);
  if (!isPublicHeading(tables, heading) || row.isDetached) return false;
  return isFromElsewhere(row) || publicPost(tables, row.postId) !== null;
}

function toWords({ id, headingId, postId, words, createdAt }: PassageRow): PublicWordsRow {
  return { id, headingId: headingId ?? '', postId, words, createdAt };
}

function toPublicCard(tables: Tables, row: PassageRow) {
  const post = publicPost(tables, row.postId);
  if (!post) return { ...row, post: null };
  const { url, title, revision, editedAt, authorId } = post;
  return { ...row, post: { url, title, revision, editedAt, author: personCard(tables, authorId) } };
}

const visiblePassages = (tables: Tables, headingId: string) =>
  tables.passages.list('headingId', headingId).filter((row) => isVisible(tables, row));

const withOwner = (tables: Tables, heading: HeadingRow) => ({
  ...heading,
  owner: personCard(tables, heading.userId),
});

function newestHeadings(
  tables: Tables,
  { userId, after, take }: Parameters<BookData['newestHeadings']>[0],
) {
  const rows =
    userId === undefined ? tables.headings.list('all') : tables.headings.list('userId', userId);
  const listed = rows.flatMap((heading) => {
    const passages = visiblePassages(tables, heading.id);
    const isCertain = passages.some(({ postId, words }) => postId === null || isAlwaysShown(words));
    return passages.length === 0 ? [] : [{ ...withOwner(tables, heading), isCertain }];
  });
  const newestFirst = listed.toSorted(
    (one, other) => other.updatedAt - one.updatedAt || (one.id < other.id ? 1 : -1),
  );
  const isAfter = ({ id, updatedAt }: HeadingRow) =>
    !after || updatedAt < after.updatedAt || (updatedAt === after.updatedAt && id < after.id);
  return pageOf(newestFirst.filter(isAfter), { skip: 0, take }, (heading) => heading);
}

function passageBacklink(tables: Tables, row: PassageRow): BacklinkRow | null {
  const heading = tables.headings.get(row.headingId ?? '');
  if (!heading) return null;
  const { id: passageId, blockId, quote, createdAt } = row;
  return {
    passageId,
    blockId,
    quote,
    heading: { title: heading.title, slug: heading.slug },
    post: null,
    owner: personCard(tables, row.userId),
    createdAt,
  };
}

function postBacklink(tables: Tables, key: PostQuoteKey): BacklinkRow | null {
  const row = tables.postQuotes.get(key);
  const post = row && tables.posts.get(row.postId);
  if (!post) return null;
  const { url, title, authorId } = post;
  return {
    passageId: null,
    blockId: '',
    quote: row.quote,
    heading: null,
    post: { url, title },
    owner: personCard(tables, authorId),
    createdAt: post.publishedAt ?? 0,
  };
}

function detach(tables: Tables, { postId, passageId, by }: Parameters<BookData['detach']>[0]) {
  const post = tables.posts.get(postId);
  const row = tables.passages.get(passageId);
  if (!post || row?.postId !== postId || !isAuthorOrAdmin(tables, by, post)) return null;
  if (!isVisible(tables, row)) return null;
  const { blockId, userId } = row;
  tables.passages.put({ ...row, isDetached: true });
  tables.detachments.put({ postId, blockId, userId });
  return userId;
}

/** The words that others than the author have saved of a post. */
function savedByOthers({ posts, passages }: Tables, postId: string) {
  const authorId = posts.get(postId)?.authorId;
  return passages
    .list('postId', postId)
    .filter(({ quote, userId }) => quote !== '' && userId !== authorId);
}

function quotesOf(tables: Tables, postId: string) {
  if (!publicPost(tables, postId)) return { passages: [], blocks: [] };
  const passages = tables.passages
    .list('postId', postId)
    .filter((row) => row.quote !== '' && isVisible(tables, row));
  const blocks = tables.postQuotes
    .list('quotedPostId', postId)
    .flatMap(({ postId: id, blockId }) => {
      const post = publicPost(tables, id);
      return post ? [{ postId: id, blockId, createdAt: post.publishedAt ?? 0 }] : [];
    })
    .toSorted(
      (one, other) =>
        one.createdAt - other.createdAt ||
        (`${one.postId} ${one.blockId}` < `${other.postId} ${other.blockId}` ? -1 : 1),
    );
  return { passages: passages.map(toWords), blocks };
}

function countSaved(tables: Tables, postId: string, least: number) {
  const people = new Map<string, Set<string>>();
  for (const { blockId, userId } of savedByOthers(tables, postId)) {
    if (!activeUser(tables, userId)) continue;
    people.set(blockId, (people.get(blockId) ?? new Set()).add(userId));
  }
  return [...people]
    .filter(([, keepers]) => keepers.size >= least)
    .map(([blockId, keepers]) => ({ blockId, people: keepers.size }))
    .toSorted((one, other) => (one.blockId < other.blockId ? -1 : 1));
}

export function createMemoryPublicBooks(store: Store) {
  return {
    async publicHeading(of) {
      const { tables } = store;
      const [owner] = 'id' in of ? [] : tables.users.list('byUsername', of.username.toLowerCase());
      const heading =
        'id' in of
          ? tables.headings.get(of.id)
          : tables.headings.list('userId', owner?.id ?? '').find(({ slug }) => slug === of.slug);
      return heading && isPublicHeading(tables, heading) ? withOwner(tables, heading) : null;
    },
    publicWords: async ({ headingIds }) =>
      headingIds
        .flatMap((id) => visiblePassages(store.tables, id))
        .map(toWords)
        .toSorted((one, other) => one.createdAt - other.createdAt || (one.id < other.id ? -1 : 1)),
    publicPassages: async (ids) =>
      ids.flatMap((id) => {
        const row = store.tables.passages.get(id);
        return row && isVisible(store.tables, row) ? [toPublicCard(store.tables, row)] : [];
      }),
    newestHeadings: async (query) => newestHeadings(store.tables, query),
    async listPublicHeadings(page) {
      const { tables } = store;
      const listed = tables.headings
        .list('all')
        .filter((heading) => visiblePassages(tables, heading.id).length > 0);
      return pageOf(listed, page, (heading) => ({
        slug: heading.slug,
        updatedAt: heading.updatedAt,
        username: personCard(tables, heading.userId).username,
      }));
    },
    quotesOf: async (postId) => quotesOf(store.tables, postId),
    async backlinks({ passageIds, blocks }) {
      const { tables } = store;
      const ofPassages = passageIds.flatMap((id) => {
        const row = tables.passages.get(id);
        const link = row && isVisible(tables, row) ? passageBacklink(tables, row) : null;
        return link ? [link] : [];
      });
      return [...ofPassages, ...blocks.flatMap((key) => postBacklink(tables, key) ?? [])];
    },
    detach: async (given) => detach(store.tables, given),
    savedBlocks: async (postId, least) => countSaved(store.tables, postId, least),
    async savedWords(postId) {
      const words = savedByOthers(store.tables, postId).map(({ blockId, quote }) => ({
        blockId,
        quote,
      }));
      return [...new Map(words.map((one) => [JSON.stringify(one), one])).values()];
    },
  } satisfies Partial<BookData>;
}
