import { day } from '@contract/durations';
import type { NewPost, ReadRow, StoredPost, TopicFollowRow } from '@server/data/rows/rows';

const userId = 'user-reader';
const followedTopics = 3;

type Context = {
  posts: readonly (NewPost & Partial<Pick<StoredPost, 'revision' | 'editedAt'>>)[];
  now: number;
};

/** Posts that were continued after their publication, the newest first. */
const continuedPosts = ({ posts }: Context) =>
  posts
    .flatMap(({ id, tags, editedAt = null }) => (editedAt === null ? [] : [{ id, tags, editedAt }]))
    .toSorted((one, other) => other.editedAt - one.editedAt);

/** The reader follows topics of a post that was continued. */
export function createTopicFollows(context: Context): TopicFollowRow[] {
  const [newest] = continuedPosts(context);
  const tags = newest?.tags.slice(0, followedTopics) ?? [];
  return tags.map((tag, at) => ({
    userId,
    tagKey: tag,
    tag,
    createdAt: context.now - (20 + at) * day,
  }));
}

/** The reader has read posts before they were continued, and has stopped in the middle of another one. */
export function createReads(context: Context): ReadRow[] {
  const continued = continuedPosts(context).slice(0, 4);
  const changed = continued.map(({ id, editedAt }) => ({
    userId,
    postId: id,
    revision: 1,
    readAt: editedAt - day,
    lastBlock: '',
  }));
  const other = context.posts.find(
    ({ id, isPublished }) => isPublished && continued.every((post) => post.id !== id),
  );
  if (!other) return changed;
  const stopped = { userId, postId: other.id, revision: other.revision ?? 1 };
  return [...changed, { ...stopped, readAt: context.now - day, lastBlock: 'block-6' }];
}
