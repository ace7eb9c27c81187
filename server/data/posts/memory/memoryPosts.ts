import { foldText } from '@contract/foldText';
import { can } from '@contract/permissions';
import { isStaleSave } from '@server/rules/publication';
import { storeClientId } from '../../clientIds/memory/memoryClientIds';
import { isAnnounced } from '../../emails/newPostEmail';
import { isAuthorOrAdmin } from '../../memory/tables/access';
import { fullPost, postAccess, postCard } from '../../memory/tables/cards';
import { countedPageOf, pageOf } from '../../memory/tables/paging';
import { createSearchText, search } from '../../memory/tables/search';
import type { Store } from '../../memory/tables/store';
import { listedAt } from '../../memory/tables/tables';
import { notifyOwner } from '../../notifications/memory/notify';
import { notifyOfChange } from '../../notifications/memory/passageNotifications';
import { removePost } from '../../removal/memory/removal';
import { canWritePosts } from '../../restrictions/memory/memoryRestrictions';
import { firstRevision, newPostColumns } from '../../revisions/storedRevisions';
import type { NewPost, PostPatch, PostRow, StoredPost } from '../../rows/rows';
import { announce } from '../../subscribers/memory/memorySubscribers';
import { contentMinutes, storedBlockId } from '../documentColumns';
import type { PostData } from '../postPort';
import { endPending, withPendingNumber } from './memoryPending';
import { postWithUrl } from './memoryPostUrls';
import { searchPosts } from './postSearch';
import { storePatch, storeQuotes } from './storePatch';

/** How many authors count as popular. */
const popularAuthors = 20;

type Insert = { post: NewPost; by: string; clientId: string | undefined };

function insert(
  { tables }: Store,
  { post: { content, quotes = [], formerPaths = [], entry, ...post }, by, clientId }: Insert,
) {
  if (!tables.users.has(post.authorId)) return 'no author';
  const isAllowed =
    can(tables.users.get(by), 'create post for', post) && canWritePosts(tables, by, post.createdAt);
  if (!isAllowed) return 'not allowed';
  const isTaken = tables.posts.has(post.id) || postWithUrl(tables, post.url) !== null;
  if (isTaken) return 'url taken';
  if (formerPaths.some((path) => tables.formerPaths.has(path))) return 'path taken';
  const key = { userId: by, call: 'createPost', clientId } as const;
  if (!storeClientId(tables, key, post)) return 'repeated';
  const minutes = contentMinutes(content);
  const stored = { ...post, ...newPostColumns, minutes, tags: [...post.tags] };
  tables.contents.put({ postId: post.id, content });
  tables.revisions.put(firstRevision(post, by));
  tables.posts.put(stored);
  storeQuotes(tables, post.id, quotes);
  for (const pathKey of formerPaths) tables.formerPaths.put({ pathKey, postId: post.id });
  if (entry) tables.moderationLog.put(entry);
  if (isAnnounced(post))
    announce(tables, { postId: post.id, createdAt: post.createdAt, isFirst: true });
  return fullPost(tables, stored);
}

/** The post, if `by` may change it. */
function changeablePost({ tables }: Store, id: string, by: string) {
  const post = tables.posts.get(id);
  return post && isAuthorOrAdmin(tables, by, post) ? post : null;
}

type Update = { id: string; patch: PostPatch; by: string };

function update(store: Store, { id, patch, by }: Update) {
  const { tables } = store;
  const post = changeablePost(store, id, by);
  if (!post || !canWritePosts(tables, by, patch.updatedAt)) return null;
  const { judged, lostWords = [] } = patch.saving ?? {};
  if (isStaleSave(withPendingNumber(tables, post), judged)) return 'stale';
  const change = storePatch(tables, post, { patch, by });
  if (judged?.pending !== undefined) endPending(tables, id);
  if (lostWords.length > 0)
    notifyOfChange(tables, { postId: id, by, lost: lostWords, at: patch.updatedAt });
  return change;
}

const titleOnly = createSearchText(({ title }: StoredPost) => [title]);
type RecentTo = { post: Pick<PostRow, 'id' | 'publishedAt'>; take: number };

/** Of posts sorted newest first: those after `post` in the list, then the first of the others. */
function recentTo(posts: readonly StoredPost[], { post: { id, publishedAt }, take }: RecentTo) {
  const time = publishedAt ?? Infinity;
  const older = posts.findIndex(
    (other) => listedAt(other) < time || (listedAt(other) === time && other.id < id),
  );
  const newer = older === -1 ? posts : posts.slice(0, older);
  const before = older === -1 ? [] : posts.slice(older, older + take);
  const others = newer.slice(0, take + 1).filter((other) => other.id !== id);
  return [...before, ...others].slice(0, take);
}

function feedPost({ tables }: Store, post: StoredPost, mostContentBytes: number) {
  const row = fullPost(tables, post);
  const { byteLength } = new TextEncoder().encode(row.content);
  return byteLength > mostContentBytes ? { ...row, content: null } : row;
}

type OfAuthor = Parameters<PostData['ofAuthor']>[0];

/** The posts of an author that a list selects, in its order. */
function postsOfAuthor({ tables }: Store, query: OfAuthor) {
  const { authorId, publishedOnly, isPublished, isScheduled = false, order = 'newest' } = query;
  const posts = tables.posts
    .list('authorId', authorId)
    .filter(
      (post) =>
        (post.isPublished || !publishedOnly) &&
        (isPublished === undefined || post.isPublished === isPublished) &&
        (!isScheduled || post.publishAt !== null),
    );
  if (isScheduled)
    return posts.toSorted((one, other) => (one.publishAt ?? 0) - (other.publishAt ?? 0));
  if (order === 'oldest') return posts;
  const newest = posts.toReversed();
  if (order === 'newest') return newest;
  const likesOf = (post: StoredPost) => postCard(tables, post).likes;
  return newest.toSorted((one, other) => likesOf(other) - likesOf(one));
}

function createMemoryPostLists(store: Store) {
  const toCard = (post: StoredPost) => postCard(store.tables, post);
  return {
    trending: async ({ take }) => store.publicLists.trending().slice(0, take).map(toCard),
    async byPopularAuthors({ without, take }) {
      const { authors, posts } = store.publicLists;
      const popular = new Set(
        authors()
          .slice(0, popularAuthors)
          .map(({ id }) => id),
      );
      return posts()
        .filter(({ id, authorId }) => popular.has(authorId) && !without.includes(id))
        .slice(0, take)
        .map(toCard);
    },
    latest: async (page) => countedPageOf(store.publicLists.posts(), page, toCard),
    search: async ({ term, ...page }) => countedPageOf(searchPosts(store, term), page, toCard),
    recent: async (query) => recentTo(store.publicLists.posts(), query).map(toCard),
    async ofAuthor({ term = '', ...query }) {
      const posts = postsOfAuthor(store, query);
      return countedPageOf(search(posts, term, [titleOnly]), query, toCard);
    },
    keywords: async ({ take }) => store.publicLists.tags().slice(0, take),
    async feed({ authorId, tag, take, mostContentBytes = Infinity }) {
      const isWanted = (post: StoredPost) =>
        (authorId === undefined || post.authorId === authorId) &&
        (tag === undefined || post.tags.some((other) => foldText(other) === foldText(tag)));
      const posts = store.publicLists.posts().filter(isWanted).slice(0, take);
      return posts.map((post) => feedPost(store, post, mostContentBytes));
    },
    async listPublicUrls(page) {
      const posts = store.publicLists.posts().toReversed();
      const toRow = ({ url, updatedAt, canonicalUrl }: StoredPost) => ({
        url,
        updatedAt,
        canonicalUrl,
      });
      return pageOf(posts, page, toRow);
    },
  } satisfies Partial<PostData>;
}

export function createMemoryPosts(store: Store): PostData {
  const read = (post: StoredPost | null | undefined) =>
    post ? fullPost(store.tables, post) : null;
  return {
    ...createMemoryPostLists(store),
    insert: async (post, by = post.authorId, clientId) => insert(store, { post, by, clientId }),
    byId: async (id) => read(store.tables.posts.get(id)),
    byUrl: async (url) => read(postWithUrl(store.tables, url)),
    async accessById(id) {
      const post = store.tables.posts.get(id);
      return post && postAccess(store.tables, post);
    },
    async hasBlock(id, blockId) {
      const content = store.tables.contents.get(id)?.content ?? '';
      return content.includes(storedBlockId(blockId));
    },
    update: async (id, patch, by) => update(store, { id, patch, by }),
    async remove(id, by, entry) {
      const post = changeablePost(store, id, by);
      if (!post) return null;
      if (entry) store.tables.moderationLog.put(entry);
      if (entry && post.authorId !== by) {
        const { reason, createdAt: at } = entry;
        const about = { recipient: post.authorId, title: post.title };
        notifyOwner(store.tables, about, { id, decision: 'removed', reason, at });
      }
      return removePost(store.tables, id);
    },
  };
}
