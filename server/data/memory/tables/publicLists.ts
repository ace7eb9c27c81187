import { day } from '@contract/durations';
import type { StoredPost, UserRow } from '../../rows/rows';
import { listedAt, type Tables } from './tables';

const week = 7 * day;

/** Likes weighed by age: ten times the likes count as much as being a week younger. */
export function hotScore(likes: number, publishedAt: number) {
  return Math.log10(likes + 1) + publishedAt / week;
}

/** Highest score first; items with the same score stay in their order. */
function sortByScore<Item>(items: Iterable<Item>, scoreOf: (item: Item) => number) {
  return Array.from(items, (item) => ({ item, score: scoreOf(item) }))
    .toSorted((one, other) => other.score - one.score)
    .map(({ item }) => item);
}

function sortTags(posts: readonly StoredPost[]) {
  const counts = new Map<string, number>();
  for (const { tags } of posts) {
    for (const tag of new Set(tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  }
  return sortByScore([...counts.keys()].toSorted(), (tag) => counts.get(tag) ?? 0);
}

function sortAuthors({ users, follows }: Tables, posts: readonly StoredPost[]) {
  const authorIds = new Set(posts.map(({ authorId }) => authorId));
  const authors = users.list('all').filter(({ id }) => authorIds.has(id));
  return sortByScore(authors.toReversed(), ({ id }) => follows.list('authorId', id).length);
}

type PublicLists = {
  /** Newest first. */
  posts: readonly StoredPost[];
  trending: readonly StoredPost[];
  /** Authors of these posts, the most followed first. */
  authors: readonly UserRow[];
  /** The most used first, then by name. */
  tags: readonly string[];
};

/** Lists of published posts whose authors aren't blocked; each is sorted once after a change. */
export function createPublicLists(tables: Tables) {
  const { users, posts, likes } = tables;
  let cache: Partial<PublicLists> = {};

  const isPublic = ({ isPublished, authorId }: StoredPost) =>
    isPublished && users.get(authorId)?.isBlocked === false;
  const score = (post: StoredPost) =>
    hotScore(likes.list('postId', post.id).length, listedAt(post));

  const lists = {
    posts: () => (cache.posts ??= posts.list('all').filter(isPublic).toReversed()),
    trending: () => (cache.trending ??= sortByScore(lists.posts(), score)),
    authors: () => (cache.authors ??= sortAuthors(tables, lists.posts())),
    tags: () => (cache.tags ??= sortTags(lists.posts())),
    clear() {
      cache = {};
    },
  };
  return lists;
}
