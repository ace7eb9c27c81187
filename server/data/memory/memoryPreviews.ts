import type { PreviewData } from '../previewPort';
import { activeUser, isAuthorOrAdmin } from './access';
import { fullPost } from './cards';
import { canWritePosts } from './memorySite';
import type { Store } from './store';

/** Links with which drafts can be read. */
export function createMemoryPreviews({ tables }: Store): PreviewData {
  function isDraftOf(by: string, postId: string) {
    const post = tables.posts.get(postId);
    return post?.isPublished === false && isAuthorOrAdmin(tables, by, post);
  }
  return {
    async put(preview, { by, now }) {
      const isAllowed = isDraftOf(by, preview.postId) && canWritePosts(tables, by, now);
      if (isAllowed) tables.previews.put({ ...preview });
      return isAllowed;
    },
    remove: async (postId, by) => isDraftOf(by, postId) && tables.previews.remove(postId) !== null,
    async read(hash, now) {
      const [preview] = tables.previews.list('byHash', hash);
      const post = tables.posts.get(preview?.postId ?? '');
      if (!preview || post?.isPublished !== false || preview.expiresAt <= now) return null;
      if (!activeUser(tables, post.authorId)) return null;
      return { post: fullPost(tables, post), expiresAt: preview.expiresAt };
    },
    async sweep(now) {
      const expired = tables.previews.list('all').filter(({ expiresAt }) => expiresAt <= now);
      for (const { postId } of expired) tables.previews.remove(postId);
      return expired.length;
    },
  };
}
