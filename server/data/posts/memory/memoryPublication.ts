import {
  judgeDue,
  judgeTakingBack,
  refusePlan,
  refusePublication,
} from '@server/rules/publication';
import { activeUser, isAuthorOrAdmin } from '../../memory/tables/access';
import type { Store } from '../../memory/tables/store';
import type { Tables } from '../../memory/tables/tables';
import { notify } from '../../notifications/memory/notify';
import { scheduleSource } from '../../notifications/notificationSources';
import { canWritePosts } from '../../restrictions/memory/memoryRestrictions';
import { markPublic } from '../../revisions/memory/memoryRevisions';
import type { StoredPost } from '../../rows/rows';
import { announce } from '../../subscribers/memory/memorySubscribers';
import type { Plan, PublicationData } from '../publicationPort';
import { setUnpublished } from './memoryPending';

/** The order in which plans are carried out. */
function order(one: Plan, other: Plan) {
  if (one.publishAt !== other.publishAt) return one.publishAt - other.publishAt;
  if (one.id === other.id) return 0;
  return one.id < other.id ? -1 : 1;
}

/** What the rules ask for, if the post is there. */
function readFacts(tables: Tables, post: StoredPost, { by, now }: { by: string; now: number }) {
  const mayChange = isAuthorOrAdmin(tables, by, post);
  return {
    post,
    mayChange,
    mayWrite: mayChange && canWritePosts(tables, by, now),
    isAuthorVerified: activeUser(tables, post.authorId)?.isVerified === true,
  };
}

function setPublished(
  tables: Tables,
  post: StoredPost,
  { time, now }: { time: number; now: number },
) {
  const publishedAt = post.publishedAt ?? time;
  tables.posts.put({ ...post, isPublished: true, publishAt: null, publishedAt });
  const isFirst = post.publishedAt === null;
  announce(tables, { postId: post.id, createdAt: now, isFirst });
  if (!post.isPublished) tables.previews.remove(post.id);
  markPublic(tables, post.id);
}

/** When posts are published. */
export function createMemoryPublication({ tables }: Store): PublicationData {
  return {
    async publish(id, { document, ...act }) {
      const post = tables.posts.get(id);
      if (!post) return 'not allowed';
      const refusal = refusePublication(readFacts(tables, post, act), document);
      if (refusal) return refusal;
      setPublished(tables, post, { time: act.now, now: act.now });
      return 'published';
    },
    async unpublish(id, { by, now }) {
      const post = tables.posts.get(id);
      if (!post || !isAuthorOrAdmin(tables, by, post)) return false;
      setUnpublished(tables, post, { now });
      return true;
    },
    async schedule({ id, publishAt }, { document, ...act }) {
      const post = tables.posts.get(id);
      if (!post) return 'not allowed';
      const refusal = refusePlan(readFacts(tables, post, act), document);
      if (refusal) return refusal;
      tables.posts.put({ ...post, publishAt });
      return 'scheduled';
    },
    async takeBack(id, by) {
      const post = tables.posts.get(id);
      if (!post || !isAuthorOrAdmin(tables, by, post)) return null;
      const judged = judgeTakingBack(post);
      if (judged === 'taken back') tables.posts.put({ ...post, publishAt: null });
      return judged;
    },
    async due({ now, take, after = null }) {
      return tables.posts
        .list('all')
        .flatMap(({ id, publishAt }) => (publishAt === null ? [] : [{ id, publishAt }]))
        .filter((plan) => plan.publishAt <= now && (after === null || order(after, plan) < 0))
        .toSorted(order)
        .slice(0, take);
    },
    async carryOut({ id, publishAt }, { document, letter }) {
      const post = tables.posts.get(id);
      if (!post) return null;
      const now = letter.createdAt;
      const facts = readFacts(tables, post, { by: post.authorId, now });
      const judged = judgeDue(facts, { publishAt, document });
      if (judged === null || judged === 'stale') return judged;
      if (judged === 'published') setPublished(tables, post, { time: publishAt, now });
      else {
        tables.posts.put({ ...post, publishAt: null });
        tables.letters.put(letter);
      }
      const event = { source: scheduleSource(id, publishAt), actorId: null, commentId: null };
      const notice = { recipient: post.authorId, kind: 'scheduled', postId: id } as const;
      const decision = judged === 'published' ? 'published' : 'notPublished';
      notify(tables, notice, { ...event, createdAt: now, decision });
      return judged;
    },
  };
}
