import { foldText } from '@contract/foldText';
import { canRead } from '../../memory/tables/access';
import { postCard } from '../../memory/tables/cards';
import type { Store } from '../../memory/tables/store';
import { listedAt, type Tables } from '../../memory/tables/tables';
import type { StoredPost } from '../../rows/rows';
import type { SuggestionData } from '../suggestionPort';

const topicsOf = ({ tags }: StoredPost) => new Set(tags.map(foldText));

const sharedBy = (some: ReadonlySet<string>, others: ReadonlySet<string>) =>
  [...some].filter((one) => others.has(one)).length;

/** The posts that a member has saved, likes and has read. */
const knownTo = ({ passages, likes, reads }: Tables, userId: string) =>
  [passages, likes, reads].flatMap((table) =>
    table.list('userId', userId).flatMap(({ postId }) => postId ?? []),
  );

/** Returns whether a post is listed among what a member follows, or is by the member or by a person whom the member has muted. */
function createIsLeftOut({ follows, topicFollows, mutes }: Tables, userId: string) {
  const authors = new Set([
    userId,
    ...follows.list('followerId', userId).map(({ authorId }) => authorId),
    ...mutes.list('userId', userId).map(({ mutedId }) => mutedId),
  ]);
  const topics = new Set(topicFollows.list('userId', userId).map(({ tagKey }) => tagKey));
  return (post: StoredPost) => authors.has(post.authorId) || sharedBy(topicsOf(post), topics) > 0;
}

/** Returns the points of a post: the topics and the people that it has in common with the given ones. */
function createPoints({ posts, passages }: Tables, given: ReadonlySet<string>) {
  const topics = new Set([...given].flatMap((id) => (posts.get(id)?.tags ?? []).map(foldText)));
  const keepersOf = (ids: Iterable<string>) =>
    new Set([...ids].flatMap((id) => passages.list('postId', id).map(({ userId }) => userId)));
  const keepers = keepersOf(given);
  return (post: StoredPost) =>
    sharedBy(topicsOf(post), topics) + sharedBy(keepersOf([post.id]), keepers);
}

export function createMemorySuggestions(store: Store): SuggestionData {
  const toCard = (post: StoredPost) => postCard(store.tables, post);
  return {
    async cards({ ids, userId }) {
      const { posts } = store.tables;
      const found = ids.flatMap((id) => posts.get(id) ?? []);
      return found.filter((post) => canRead(store.tables, userId, post)).map(toCard);
    },
    async alike({ ids, userId, take }) {
      const { tables } = store;
      const named = store.publicLists.posts().filter(({ id }) => ids.includes(id));
      const known = userId === null ? [] : knownTo(tables, userId);
      const given = new Set([...named.map(({ id }) => id), ...known]);
      const pointsOf = createPoints(tables, given);
      const isLeftOut = userId === null ? () => false : createIsLeftOut(tables, userId);
      return store.publicLists
        .posts()
        .filter((post) => !given.has(post.id) && !isLeftOut(post))
        .map((post) => ({ post, points: pointsOf(post) }))
        .filter(({ points }) => userId !== null || points > 0)
        .toSorted(
          (one, other) =>
            other.points - one.points ||
            listedAt(other.post) - listedAt(one.post) ||
            (one.post.id < other.post.id ? 1 : -1),
        )
        .slice(0, take)
        .map(({ post }) => toCard(post));
    },
  };
}
