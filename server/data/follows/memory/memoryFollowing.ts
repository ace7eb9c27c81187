import { foldText } from '@contract/foldText';
import { activeUser } from '../../memory/tables/access';
import { personCard, postCard } from '../../memory/tables/cards';
import { pageOf } from '../../memory/tables/paging';
import type { Store } from '../../memory/tables/store';
import { listedAt, type Tables } from '../../memory/tables/tables';
import type { StoredPost } from '../../rows/rows';
import type { FollowingData } from '../followingPort';

function newestTopics({ topicFollows }: Tables, userId: string) {
  return topicFollows
    .list('userId', userId)
    .toSorted(
      (one, other) => other.createdAt - one.createdAt || (one.tagKey < other.tagKey ? 1 : -1),
    );
}

/** Returns why an account follows a post: a tag, null for its author; undefined if it doesn't. */
function createReason(tables: Tables, userId: string) {
  const authors = new Set(tables.follows.list('followerId', userId).map((row) => row.authorId));
  const topics = new Map(newestTopics(tables, userId).map(({ tagKey, tag }) => [tagKey, tag]));
  return ({ authorId, tags }: StoredPost) =>
    authors.has(authorId)
      ? null
      : tags.map((tag) => topics.get(foldText(tag))).find((tag) => tag !== undefined);
}

export function createMemoryFollowing(store: Store): FollowingData {
  const hasMuted = (userId: string, mutedId: string) => store.tables.mutes.has({ userId, mutedId });

  return {
    async followTopic(topic, most) {
      const { topicFollows } = store.tables;
      if (!activeUser(store.tables, topic.userId)) return null;
      if (topicFollows.has(topic)) return 'followed';
      if (topicFollows.list('userId', topic.userId).length >= most) return 'too many';
      topicFollows.put(topic);
      return 'followed';
    },
    async unfollowTopic(topic) {
      if (!activeUser(store.tables, topic.userId)) return false;
      store.tables.topicFollows.remove(topic);
      return true;
    },
    topics: async (userId) => newestTopics(store.tables, userId).map((topic) => ({ ...topic })),
    async posts({ userId, ...page }) {
      const reasonOf = createReason(store.tables, userId);
      const followed = store.publicLists.posts().flatMap((post) => {
        const followedTag = reasonOf(post);
        const isLeftOut = post.authorId === userId || hasMuted(userId, post.authorId);
        return followedTag === undefined || isLeftOut ? [] : [{ post, followedTag }];
      });
      const [first] = followed;
      return {
        ...pageOf(followed, page, ({ post, followedTag }) => ({
          ...postCard(store.tables, post),
          followedTag,
        })),
        newest: first ? listedAt(first.post) : null,
      };
    },
    async suggestions({ userId, take }) {
      const { follows } = store.tables;
      const followed = new Set(follows.list('followerId', userId).map((row) => row.authorId));
      return store.publicLists
        .authors()
        .filter(({ id }) => id !== userId && !followed.has(id) && !hasMuted(userId, id))
        .slice(0, take)
        .map(({ id }) => personCard(store.tables, id));
    },
    async see({ userId, until }) {
      const user = activeUser(store.tables, userId);
      if (!user) return null;
      const followedSeenUntil = Math.max(user.followedSeenUntil ?? until, until);
      store.tables.users.put({ ...user, followedSeenUntil });
      return followedSeenUntil;
    },
  };
}
