import { apiLimits } from '@contract/apiLimits';
import { formerPathOfUrl } from '@contract/formerPath';
import { isAuthorOrAdmin } from '../../memory/tables/access';
import { fullPost } from '../../memory/tables/cards';
import type { Store } from '../../memory/tables/store';
import type { Tables } from '../../memory/tables/tables';
import { canWritePosts } from '../../restrictions/memory/memoryRestrictions';
import type { PostUrlData } from '../postUrlPort';

/** The post with this url, now or before. */
export function postWithUrl({ posts, formerUrls }: Tables, url: string) {
  const urlKey = url.toLowerCase();
  return posts.list('byUrl', urlKey)[0] ?? posts.get(formerUrls.get(urlKey)?.postId ?? '');
}

/** The addresses of posts. */
export function createMemoryPostUrls({ tables }: Store): PostUrlData {
  return {
    taken: async (urls) =>
      urls.filter(
        (url) => postWithUrl(tables, url) !== null || tables.formerPaths.has(formerPathOfUrl(url)),
      ),
    async ofFormerPath(path) {
      const post = tables.posts.get(tables.formerPaths.get(path)?.postId ?? '');
      const isPublic = post?.isPublished && !tables.users.get(post.authorId)?.isBlocked;
      return isPublic ? post.url : null;
    },
    formerPaths: async (postId) =>
      tables.formerPaths
        .list('postId', postId)
        .map(({ pathKey }) => pathKey)
        .toSorted(),
    async change({ id, url, by, now }) {
      const post = tables.posts.get(id);
      if (!post || !isAuthorOrAdmin(tables, by, post)) return null;
      if (!canWritePosts(tables, by, now)) return null;
      const holder = postWithUrl(tables, url);
      if (holder && holder.id !== id) return 'url taken';
      const before = fullPost(tables, post);
      const [urlKey, formerKey] = [url.toLowerCase(), post.url.toLowerCase()];
      const wasPublic = post.publishedAt !== null;
      if (urlKey !== formerKey) {
        const former = tables.formerUrls.list('postId', id);
        const others = former.filter((row) => row.urlKey !== urlKey);
        if (wasPublic && others.length >= apiLimits.formerUrls) return 'too many';
        tables.formerUrls.remove(urlKey);
        if (wasPublic) tables.formerUrls.put({ urlKey: formerKey, postId: id });
      }
      const stored = { ...post, url, firstUrl: wasPublic ? post.firstUrl : url };
      tables.posts.put(stored);
      return { before, after: fullPost(tables, stored) };
    },
  };
}
