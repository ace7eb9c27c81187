import type { CommentData } from '../port';
import { commentCard } from './cards';
import type { Store } from './store';

export function createMemoryComments(store: Store): CommentData {
  return {
    async insert(comment) {
      const { posts, users, comments } = store.tables;
      if (!posts.has(comment.postId) || !users.has(comment.authorId)) return 'no post';
      comments.put(comment);
      return { ...comment };
    },
    byId: async (id) => store.tables.comments.read(id),
    async ofPost(postId) {
      const newestFirst = store.indexes.comments.ofPost.of(postId).walk();
      return Array.from(newestFirst, ({ id }) => commentCard(store, id));
    },
    async update(id, { text, updatedAt }) {
      const comment = store.tables.comments.get(id);
      if (comment) store.tables.comments.put({ ...comment, text, updatedAt });
      return comment !== null;
    },
    remove: async (id) => store.tables.comments.drop(id) !== null,
  };
}
