import { scheduleSource } from '../notificationSources';
import type { Plan, PublicationData } from '../publicationPort';
import type { StoredPost } from '../rows';
import { activeUser, isAuthorOrAdmin } from './access';
import { fullPost } from './cards';
import { markPublic } from './memoryRevisions';
import { canWritePosts } from './memorySite';
import { announce } from './memorySubscribers';
import type { Store } from './store';
import { tell } from './tell';

const published = (post: StoredPost, time: number): StoredPost => ({
  ...post,
  isPublished: true,
  publishAt: null,
  publishedAt: post.publishedAt ?? time,
});

/** The order in which plans are carried out. */
function order(one: Plan, other: Plan) {
  if (one.publishAt !== other.publishAt) return one.publishAt - other.publishAt;
  if (one.id === other.id) return 0;
  return one.id < other.id ? -1 : 1;
}

/** Whether no moderator has unpublished it. */
const isFree = (post: StoredPost | null) => post?.withheldReason === null;

/** When posts are published. */
export function createMemoryPublication({ tables }: Store): PublicationData {
  function change(id: string, by: string, changed: (post: StoredPost) => StoredPost) {
    const post = tables.posts.get(id);
    if (!post || !isAuthorOrAdmin(tables, by, post)) return false;
    tables.posts.put(changed(post));
    return true;
  }
  return {
    async publish(id, { by, now }) {
      const isFirst = tables.posts.get(id)?.publishedAt === null;
      const isChanged =
        isFree(tables.posts.get(id)) &&
        canWritePosts(tables, by, now) &&
        change(id, by, (post) => published(post, now));
      if (isChanged) {
        announce(tables, { postId: id, createdAt: now, isFirst });
        tables.previews.remove(id);
        markPublic(tables, id);
      }
      return isChanged;
    },
    unpublish: async (id, by) =>
      change(id, by, (post) => ({ ...post, isPublished: false, publishAt: null })),
    schedule: async ({ id, publishAt }, { by, now }) =>
      tables.posts.get(id)?.isPublished === false &&
      isFree(tables.posts.get(id)) &&
      canWritePosts(tables, by, now) &&
      change(id, by, (post) => ({ ...post, publishAt })),
    async due({ now, take, after = null }) {
      const planned = tables.posts
        .list('all')
        .flatMap((post) =>
          post.publishAt === null ? [] : [{ post, plan: { ...post, publishAt: post.publishAt } }],
        );
      return planned
        .filter(({ plan }) => plan.publishAt <= now && (after === null || order(after, plan) < 0))
        .toSorted((one, other) => order(one.plan, other.plan))
        .slice(0, take)
        .map(({ post }) => fullPost(tables, post));
    },
    async carryOut({ id, publishAt }, { isComplete, letter }) {
      const post = tables.posts.get(id);
      if (post?.publishAt !== publishAt) return null;
      const isPublished =
        isComplete &&
        isFree(post) &&
        activeUser(tables, post.authorId)?.isVerified === true &&
        canWritePosts(tables, post.authorId, letter.createdAt);
      tables.posts.put(isPublished ? published(post, publishAt) : { ...post, publishAt: null });
      const source = scheduleSource(id, publishAt);
      const event = { source, actorId: null, commentId: null, createdAt: letter.createdAt };
      const decision = isPublished ? 'published' : 'notPublished';
      const told = { recipient: post.authorId, kind: 'scheduled', postId: id } as const;
      tell(tables, told, { ...event, decision });
      if (isPublished) {
        const isFirst = post.publishedAt === null;
        announce(tables, { postId: id, createdAt: letter.createdAt, isFirst });
        tables.previews.remove(id);
        markPublic(tables, id);
      } else tables.letters.put(letter);
      return isPublished;
    },
  };
}
