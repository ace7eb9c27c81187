import { movesDatabase } from '@contract/storageKeys';
import { createStore, del, get, getMany, set, type UseStore } from 'idb-keyval';
import * as v from 'valibot';

/** `at`: when it was uploaded. */
const uploaded = v.object({ id: v.string(), url: v.string(), at: v.number() });
const uploads = v.array(v.tuple([v.string(), uploaded]));

export type Uploaded = v.InferOutput<typeof uploaded>;

/** Pictures of a post that were uploaded before the post was complete, by `sourceName`. */
export type Uploads = Map<string, Uploaded>;

const moved = v.object({
  id: v.string(),
  url: v.string(),
  isDraft: v.boolean(),
  lostPictures: v.array(v.string()),
});

/** A post that is here. Pictures that are missing are named by their address or their path in the archive. */
export type Moved = v.InferOutput<typeof moved>;

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

async function hashOf(...parts: readonly string[]) {
  const bytes = new TextEncoder().encode(JSON.stringify(parts));
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

type Moving = { viewerId: string; system: string; name: string };

/** The name of a move: the same for the same account and archive, so that a resumed move goes on. */
export const moveIdOf = async ({ viewerId, system, name }: Moving) =>
  hashOf(viewerId, system, name);

/** The idempotency key of a post of the move. */
export const moveKey = async (moveId: string, postKey: string) => hashOf(moveId, postKey);

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

const uploadsKey = (key: string) => `pictures ${key}`;

/** The post may exist with these pictures: it would lose them if others were claimed for it. */
export async function findUploads(key: string): Promise<Uploads> {
  const stored = await tryStore((store) => get<unknown>(uploadsKey(key), store));
  return new Map(v.is(uploads, stored) ? stored : []);
}

export async function rememberUploads(key: string, found: Uploads) {
  await tryStore((store) => set(uploadsKey(key), [...found], store));
}

export async function forgetUploads(key: string) {
  await tryStore((store) => del(uploadsKey(key), store));
}
