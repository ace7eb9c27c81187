import type { PostData } from '../port';
import type { NewPost, PostPatch } from '../rows';
import { fullPost } from './cards';
import { createMemoryPostLists } from './memoryPostLists';
import { removePost } from './removal';
import type { Store } from './store';

function insert(store: Store, { content, ...post }: NewPost) {
  const { tables, indexes } = store;
  if (!tables.users.has(post.authorId)) return 'no author';
  if (indexes.posts.idByUrl(post.url) !== null) return 'url taken';
  tables.contents.put({ postId: post.id, content });
  tables.posts.put(post);
  return fullPost(store, post.id);
}

function update(store: Store, id: string, { content, ...patch }: PostPatch) {
  const post = store.tables.posts.get(id);
  if (!post) return null;
  if (content !== undefined) store.tables.contents.put({ postId: id, content });
  store.tables.posts.put({ ...post, ...patch });
  return fullPost(store, id);
}

export function createMemoryPosts(store: Store): PostData {
  const read = (id: string | null) =>
    id !== null && store.tables.posts.has(id) ? fullPost(store, id) : null;
  return {
    ...createMemoryPostLists(store),
    insert: async (post) => insert(store, post),
    byId: async (id) => read(id),
    byUrl: async (url) => read(store.indexes.posts.idByUrl(url)),
    update: async (id, patch) => update(store, id, patch),
    async setPublished(id, isPublished) {
      const post = store.tables.posts.get(id);
      if (post) store.tables.posts.put({ ...post, isPublished });
      return post !== null;
    },
    async remove(id) {
      return store.tables.posts.has(id) ? removePost(store, id) : null;
    },
  };
}
