import type { ResourceData } from '../port';
import { removeResources } from './removal';
import type { Store } from './store';
import { unclaimed } from './tables';

export function createMemoryResources(store: Store): ResourceData {
  return {
    async insert(resource) {
      store.tables.resources.put(resource);
    },
    async claim({ ids, ownerId, postId }) {
      const { posts, resources } = store.tables;
      const claimed = ids
        .map((id) => resources.get(id))
        .filter((row) => row?.ownerId === ownerId && (row.postId ?? postId) === postId)
        .filter((row) => row !== null);
      if (claimed.length < ids.length || !posts.has(postId)) return false;
      for (const resource of claimed) resources.put({ ...resource, postId });
      return true;
    },
    async sweep(time) {
      const rows = store.tables.resources.list('byPost', unclaimed);
      const old = rows.filter(({ createdAt }) => createdAt < time);
      return { files: removeResources(store.tables, old) };
    },
  };
}
