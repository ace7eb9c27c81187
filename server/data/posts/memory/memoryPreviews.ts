import { activeUser, isAuthorOrAdmin } from '../../memory/tables/access';
import { fullPost } from '../../memory/tables/cards';
import type { Store } from '../../memory/tables/store';
import { canWritePosts } from '../../restrictions/memory/memoryRestrictions';
import type { PreviewData } from '../previewPort';

/** Links with which drafts can be read. */
export function createMemoryPreviews({ tables }: Store): PreviewData {
  function isDraftOf(by: string, postId: string) {
    const post = tables.posts.get(postId);
    return post?.isPublished === false && isAuthorOrAdmin(tables, by, post);
  }
  function find(hash: string, now: number) {
    const [preview] = tables.previews.list('byHash', hash);
    const post = tables.posts.get(preview?.postId ?? '');
    if (!preview || post?.isPublished !== false || preview.expiresAt <= now) return null;
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
      return found && { post: fullPost(tables, found.post), expiresAt: found.preview.expiresAt };
    },
    async draft(hash, now) {
      const found = find(hash, now);
      if (!found) return null;
      const { id, revision, updatedAt } = found.post;
      return { id, revision, updatedAt };
    },
    async sweep(now) {
      const expired = tables.previews.list('all').filter(({ expiresAt }) => expiresAt <= now);
      for (const { postId } of expired) tables.previews.remove(postId);
      return expired.length;
    },
  };
}
