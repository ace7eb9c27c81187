import { pendingNumber, presentPending, removedPending, savedPending } from '@server/rules/pending';
import { isStaleSave } from '@server/rules/publication';
import { isAuthorOrAdmin } from '../../memory/tables/access';
import type { Store } from '../../memory/tables/store';
import type { Tables } from '../../memory/tables/tables';
import { canWritePosts } from '../../restrictions/memory/memoryRestrictions';
import type { PendingRow, StoredPost } from '../../rows/rows';
import type { PendingData } from '../pendingPort';
import { draftPatch, pendingChange } from '../pendingPosts';
import { storePatch } from './storePatch';

/** The post as `isStaleSave` asks for it. */
export const withPendingNumber = ({ pendingPosts }: Tables, post: StoredPost) => ({
  ...post,
  pending: pendingNumber(pendingPosts.get(post.id)),
});

/** Removes unpublished changes that were published or discarded, with the link that shows them. */
export function endPending({ pendingPosts, previews }: Tables, postId: string): PendingRow | null {
  const row = presentPending(pendingPosts.get(postId));
  if (!row) return null;
  pendingPosts.put(removedPending(row));
  previews.remove(postId);
  return row;
}

type Unpublishing = Pick<Partial<StoredPost>, 'withheldReason'> & { now: number };

/** Unpublishes a post. Its unpublished changes become the draft, as its next version; a link shows them still. */
export function setUnpublished(
  tables: Tables,
  post: StoredPost,
  { now, ...columns }: Unpublishing,
) {
  const draft = { ...post, ...columns, isPublished: false, publishAt: null };
  tables.posts.put(draft);
  const row = presentPending(tables.pendingPosts.get(post.id));
  if (!row) return;
  storePatch(tables, draft, { patch: draftPatch(row, now), by: row.savedBy });
  tables.pendingPosts.put(removedPending(row));
}

/** The unpublished changes of published posts. */
export function createMemoryPending({ tables }: Store): PendingData {
  return {
    read: async (postId) => presentPending(tables.pendingPosts.get(postId)),
    among: async (postIds) =>
      postIds.filter((id) => presentPending(tables.pendingPosts.get(id)) !== null),
    async save({ judged, ...save }, act) {
      const post = tables.posts.get(save.postId);
      if (!post || !isAuthorOrAdmin(tables, act.by, post)) return null;
      if (!canWritePosts(tables, act.by, act.now)) return null;
      if (isStaleSave(withPendingNumber(tables, post), judged)) return 'stale';
      const row = tables.pendingPosts.get(save.postId);
      const after = savedPending(row, pendingChange({ judged, ...save }), act);
      tables.pendingPosts.put(after);
      return { before: presentPending(row), after };
    },
    async discard(postId, by) {
      const post = tables.posts.get(postId);
      if (!post || !isAuthorOrAdmin(tables, by, post)) return null;
      return endPending(tables, postId) ?? 'none';
    },
  };
}
