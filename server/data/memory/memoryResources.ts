import type { ResourceData } from '../port';
import type { Store } from './store';

type Claim = Parameters<ResourceData['claim']>[0];

function claimable({ tables }: Store, { ids, ownerId, postId }: Claim) {
  return ids
    .map((id) => tables.resources.get(id))
    .filter((row) => row?.ownerId === ownerId && (row.postId ?? postId) === postId)
    .filter((row) => row !== null);
}

/** From the oldest: what was uploaded before `time`. */
function idsBefore({ indexes }: Store, time: number) {
  const { unclaimed } = indexes.owned;
  const recent = unclaimed.countSince(time);
  return unclaimed.page(recent, unclaimed.size - recent).toReversed();
}

export function createMemoryResources(store: Store): ResourceData {
  return {
    async insert(resource) {
      store.tables.resources.put(resource);
    },
    async claim(claim) {
      const { tables } = store;
      const resources = claimable(store, claim);
      const areAll = resources.length === claim.ids.length;
      if (!areAll || !tables.posts.has(claim.postId)) return false;
      for (const resource of resources) tables.resources.put({ ...resource, postId: claim.postId });
      return true;
    },
    async sweep(time) {
      const dropped = idsBefore(store, time).map((id) => store.tables.resources.drop(id));
      return { files: dropped.filter((row) => row !== null).map(({ name }) => name) };
    },
  };
}
