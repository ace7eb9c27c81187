import { activeUser, isAuthorOrAdmin } from '../../memory/tables/access';
import type { Store } from '../../memory/tables/store';
import { unset } from '../../memory/tables/table';
import { removeResources } from '../../removal/memory/removal';
import type { ResourceData } from '../filePort';

export function createMemoryResources(store: Store): ResourceData {
  return {
    async insert(resource) {
      if (!activeUser(store.tables, resource.ownerId)) return false;
      store.tables.resources.put(resource);
      return true;
    },
    async claim({ ids, ownerId, postId }) {
      const { posts, resources } = store.tables;
      const claimed = ids
        .map((id) => resources.get(id))
        .filter((row) => row?.ownerId === ownerId && (row.postId ?? postId) === postId)
        .filter((row) => row !== null);
      const post = posts.get(postId);
      const isAllowed = post !== null && isAuthorOrAdmin(store.tables, ownerId, post);
      if (claimed.length < ids.length || !isAllowed) return false;
      for (const resource of claimed) resources.put({ ...resource, postId });
      return true;
    },
    async sweep(time) {
      const rows = store.tables.resources.list('postId', unset);
      const old = rows.filter(({ createdAt }) => createdAt < time);
      return { files: removeResources(store.tables, old) };
    },
  };
}
