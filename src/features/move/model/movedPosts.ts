import { movesDatabase } from '@contract/storageKeys';
import { createStore, getMany, set, type UseStore } from 'idb-keyval';
import * as v from 'valibot';
import type { Moved } from './moveThunks';

const moved = v.object({
  id: v.string(),
  url: v.string(),
  isDraft: v.boolean(),
  lostPictures: v.array(v.string()),
});

let opened: UseStore | null = null;
const openStore = () => (opened ??= createStore(movesDatabase.name, movesDatabase.store));

/** IndexedDB can be missing, full or blocked. */
async function tryStore<Result>(run: (store: UseStore) => Promise<Result>) {
  try {
    return await run(openStore());
  } catch {
    return null;
  }
}

/** The idempotency key of a post: the same one for the same account and the same post of an archive. */
export async function moveKey(viewerId: string, postKey: string) {
  const bytes = new TextEncoder().encode(`${viewerId} ${postKey}`);
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** What this device has moved before, by the keys. Without IndexedDB the API still makes no post twice. */
export async function findMoved(keys: readonly string[]) {
  const found = new Map<string, Moved>();
  const stored = await tryStore((store) => getMany<unknown>([...keys], store));
  for (const [at, entry] of (stored ?? []).entries()) {
    const parsed = v.safeParse(moved, entry);
    const key = keys[at];
    if (parsed.success && key !== undefined) found.set(key, parsed.output);
  }
  return found;
}

export async function rememberMoved(key: string, entry: Moved) {
  await tryStore((store) => set(key, entry, store));
}
