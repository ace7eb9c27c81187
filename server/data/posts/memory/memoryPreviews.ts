import { canBePreviewed, pendingNumber, presentPending } from '@server/rules/pending';
import { activeUser, isAuthorOrAdmin } from '../../memory/tables/access';
import { fullPost } from '../../memory/tables/cards';
import type { Store } from '../../memory/tables/store';
import { canWritePosts } from '../../restrictions/memory/memoryRestrictions';
import type { StoredPost } from '../../rows/rows';
import { withPending } from '../pendingPosts';
import type { PreviewData } from '../previewPort';

/** Links with which drafts and unpublished changes can be read. */
export function createMemoryPreviews({ tables }: Store): PreviewData {
  const pendingOf = ({ id }: StoredPost) => presentPending(tables.pendingPosts.get(id));
  function isDraftOf(by: string, postId: string) {
    const post = tables.posts.get(postId);
    return (
      post !== null && canBePreviewed(post, pendingOf(post)) && isAuthorOrAdmin(tables, by, post)
    );
  }
  function find(hash: string, now: number) {
    const [preview] = tables.previews.list('byHash', hash);
    const post = tables.posts.get(preview?.postId ?? '');
    if (!preview || !post || preview.expiresAt <= now) return null;
    if (!canBePreviewed(post, pendingOf(post))) return null;
    return activeUser(tables, post.authorId) ? { preview, post } : null;
  }
  return {
    async put(preview, { by, now }) {
      const isAllowed = isDraftOf(by, preview.postId) && canWritePosts(tables, by, now);
      if (isAllowed) tables.previews.put({ ...preview });
      return isAllowed;
    },
    remove: async (postId, by) => isDraftOf(by, postId) && tables.previews.remove(postId) !== null,
    async read(hash, now) {
      const found = find(hash, now);
      if (!found) return null;
      const { post, preview } = found;
      const row = pendingOf(post);
      const full = fullPost(tables, post);
      return { post: row ? withPending(full, row) : full, expiresAt: preview.expiresAt };
    },
    async draft(hash, now) {
      const found = find(hash, now);
      if (!found) return null;
      const { id, revision, updatedAt } = found.post;
      return { id, revision, updatedAt, pending: pendingNumber(pendingOf(found.post)) };
    },
    async sweep(now) {
      const expired = tables.previews.list('all').filter(({ expiresAt }) => expiresAt <= now);
      for (const { postId } of expired) tables.previews.remove(postId);
      return expired.length;
    },
  };
}
