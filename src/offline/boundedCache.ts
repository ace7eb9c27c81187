import * as v from 'valibot';

type Limits = { entries: number; bytes: number };

type BoundedCacheOptions = {
  storage: Pick<CacheStorage, 'open'>;
  name: string;
  most: Limits;
  now?: () => number;
};

/** When a response was stored, in milliseconds. */
const storedAtHeader = 'X-Stored-At';

/** They describe the bytes that were sent; what is stored is decoded. */
const headersOfTransfer = ['Content-Encoding', 'Content-Length', 'Vary'];

const entry = v.object({ bytes: v.number(), usedAt: v.number() });
const index = v.record(v.string(), entry);
type Index = v.InferOutput<typeof index>;

/** Where a cache stores the sizes of its entries; no page has this address. */
const indexAddress = '/offline-index';

async function readIndex(cache: Cache): Promise<Index> {
  const stored = await cache.match(indexAddress);
  const parsed = v.safeParse(index, await stored?.json());
  return parsed.success ? parsed.output : {};
}

/** The addresses that were not used for the longest time, until the others are within the limits. */
function surplusOf(entries: Index, most: Limits) {
  const oldestFirst = Object.entries(entries).toSorted(([, a], [, b]) => a.usedAt - b.usedAt);
  let bytes = oldestFirst.reduce((sum, [, entry]) => sum + entry.bytes, 0);
  let count = oldestFirst.length;
  const surplus: string[] = [];
  for (const [address, entry] of oldestFirst) {
    if (bytes <= most.bytes && count <= most.entries) break;
    bytes -= entry.bytes;
    count -= 1;
    surplus.push(address);
  }
  return surplus;
}

/** When a stored response was stored; null for a response of the network. */
export function storedAtOf({ headers }: Response) {
  const time = Number(headers.get(storedAtHeader) ?? Number.NaN);
  return Number.isFinite(time) ? time : null;
}

/**
 * A cache with limits: the entries that were not used for the longest time are removed. The sizes are an entry of the
 * cache itself and are read each time, so that a cache that another tab has deleted is empty here too.
 */
export function createBoundedCache({ storage, name, most, now = Date.now }: BoundedCacheOptions) {
  // Sizes of what was stored, null for what was only used, since the index was last written.
  let changes = new Map<string, number | null>();
  let writing = Promise.resolve();

  async function writeChanges() {
    if (changes.size === 0) return;
    const changed = changes;
    changes = new Map();
    const cache = await storage.open(name);
    const entries = await readIndex(cache);
    for (const [address, stored] of changed) {
      const bytes = stored ?? entries[address]?.bytes;
      if (bytes !== undefined) entries[address] = { bytes, usedAt: now() };
    }
    for (const address of surplusOf(entries, most)) {
      delete entries[address];
      await cache.delete(address);
    }
    await cache.put(indexAddress, Response.json(entries));
  }

  function note(address: string, bytes: number | null) {
    changes.set(address, bytes ?? changes.get(address) ?? null);
    writing = writing.then(writeChanges, writeChanges);
    return writing;
  }

  return {
    async match(address: string) {
      const found = await (await storage.open(name)).match(address);
      if (found) void note(address, null).catch(() => undefined);
      return found;
    },
    async has(address: string) {
      return (await (await storage.open(name)).match(address)) !== undefined;
    },
    /** Stores a response, unless it alone is too large. Resolves when nothing is left to write. */
    async put(address: string, response: Response) {
      const body = await response.arrayBuffer();
      if (body.byteLength > most.bytes / 4) return;
      const headers = new Headers(response.headers);
      for (const header of headersOfTransfer) headers.delete(header);
      headers.set(storedAtHeader, String(now()));
      const cache = await storage.open(name);
      await cache.put(address, new Response(body, { status: response.status, headers }));
      await note(address, body.byteLength);
    },
  };
}

export type BoundedCache = ReturnType<typeof createBoundedCache>;
