import { limits } from '@contract/limits';
import { type Read, read } from '@contract/people/readerEntities';
import { hasReadsKey, readsDatabase } from '@contract/storageKeys';
import { createStore, delMany, entries, get, getMany, set, type UseStore } from 'idb-keyval';
import * as v from 'valibot';
import { storage } from '@/lib/browser/storage';

/**
 * What was read on this device, for each account and for visitors. Without IndexedDB it is known until the page
 * is left.
 */

/** null for visitors. */
type Owner = string | null;

let store: UseStore | null = null;
let isPruned = false;
const untilLeft = new Map<string, Read>();

const openStore = () => (store ??= createStore(readsDatabase.name, readsDatabase.store));
const prefixOf = (owner: Owner) => `${owner ?? ''}/`;
const keyOf = (owner: Owner, postId: string) => `${prefixOf(owner)}${postId}`;

function parse(stored: unknown): Read | null {
  const parsed = v.safeParse(read, stored);
  return parsed.success ? parsed.output : null;
}

/** `fallback` is for devices on which IndexedDB is missing, full or blocked. */
async function tryStore<Result>(
  run: (opened: UseStore) => Promise<Result>,
  fallback: () => Result,
) {
  try {
    return await run(openStore());
  } catch {
    return fallback();
  }
}

type Entry = readonly [key: string, read: Read];

const entriesOf = async (): Promise<Entry[]> =>
  tryStore(
    async (opened) =>
      (await entries<string, unknown>(opened)).flatMap(([key, stored]) => {
        const parsed = parse(stored);
        return parsed ? [[key, parsed] as const] : [];
      }),
    () => [...untilLeft],
  );

async function remove(keys: readonly string[]) {
  for (const key of keys) untilLeft.delete(key);
  await tryStore(
    async (opened) => delMany([...keys], opened),
    () => undefined,
  );
}

/** Once a visit, the oldest ones go that are too many. */
async function prune() {
  if (isPruned) return;
  isPruned = true;
  const latestFirst = (await entriesOf()).toSorted(
    ([, one], [, other]) => Date.parse(other.readAt) - Date.parse(one.readAt),
  );
  const old = latestFirst.slice(limits.mostReads).map(([key]) => key);
  if (old.length > 0) await remove(old);
}

export async function readOnDevice(owner: Owner, postId: string): Promise<Read | null> {
  const key = keyOf(owner, postId);
  return tryStore(
    async (opened) => parse(await get(key, opened)),
    () => untilLeft.get(key) ?? null,
  );
}

/** Those of these posts that were read. */
export async function readsOnDevice(owner: Owner, postIds: readonly string[]): Promise<Read[]> {
  const keys = postIds.map((postId) => keyOf(owner, postId));
  const found = await tryStore(
    async (opened) => getMany<unknown>(keys, opened),
    (): unknown[] => keys.map((key) => untilLeft.get(key)),
  );
  return found.flatMap((stored) => parse(stored) ?? []);
}

export async function allReadsOnDevice(owner: Owner): Promise<Read[]> {
  const found = await entriesOf();
  return found.filter(([key]) => key.startsWith(prefixOf(owner))).map(([, stored]) => stored);
}

/** The last reads, the newest first. */
export async function lastReadsOnDevice(owner: Owner, most: number): Promise<Read[]> {
  const found = await allReadsOnDevice(owner);
  return found
    .toSorted((one, other) => Date.parse(other.readAt) - Date.parse(one.readAt))
    .slice(0, most);
}

export async function storeRead(owner: Owner, stored: Read) {
  const key = keyOf(owner, stored.postId);
  await tryStore(
    async (opened) => set(key, stored, opened),
    () => void untilLeft.set(key, stored),
  );
  storage.write(hasReadsKey, 'yes');
  await prune();
}

/** Stores the reads that the account has saved, except those that are older than the device's. */
export async function mergeReads(owner: Owner, saved: readonly Read[]) {
  const known = await readsOnDevice(
    owner,
    saved.map(({ postId }) => postId),
  );
  const times = new Map(known.map(({ postId, readAt }) => [postId, readAt]));
  for (const stored of saved) {
    const time = times.get(stored.postId);
    if (time === undefined || Date.parse(time) < Date.parse(stored.readAt))
      await storeRead(owner, stored);
  }
}

export async function forgetReadsOnDevice(owner: Owner) {
  const found = await entriesOf();
  await remove(found.map(([key]) => key).filter((key) => key.startsWith(prefixOf(owner))));
}
