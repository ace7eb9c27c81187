import type { Clock } from '@server/core/ports';
import { createByteCache } from './byteCache';
import { type Change, type Changes, type Contents, isOutdatedBy } from './changes';
import type { Body } from './respondPage';

/** `isKept` is false for pages with any number of addresses, such as searches. */
export type Page = { kind: 'page'; body: Body; contents: Contents; isKept: boolean };
export type Outcome = Page | { kind: 'redirect'; location: string } | { kind: 'missing' };

/** Lists are also sorted by age, and likes change their order. */
const freshFor = { list: 30_000, other: 10 * 60_000 };

/** HTML and its compressed forms. */
const bytesOf = ({ body }: Page) => 1.5 * body.bytes;

type StoreOptions = { changes: Changes; clock: Clock; mostBytes: number };
type Stored = { page: Page; until: number };

/** Keeps pages until something in them changes. */
export function createPageStore({ changes, clock, mostBytes }: StoreOptions) {
  const cache = createByteCache<Stored>(mostBytes);
  const rendering = new Map<string, Promise<Outcome>>();
  /** The changes since each running render has started. */
  const seen = new Set<Change[]>();

  changes.listen((change) => {
    cache.removeIf(({ page }) => isOutdatedBy(change, page.contents));
    for (const list of seen) list.push(change);
    // A request that arrives now must not get a page that was read before.
    rendering.clear();
  });

  function keep(key: string, page: Page, since: readonly Change[]) {
    const isOutdated = since.some((change) => isOutdatedBy(change, page.contents));
    if (!page.isKept || isOutdated) return;
    const duration = page.contents.subject === 'list' ? freshFor.list : freshFor.other;
    cache.set(key, { page, until: clock.now() + duration }, bytesOf(page));
  }

  async function run(key: string, render: () => Promise<Outcome>) {
    const since: Change[] = [];
    seen.add(since);
    try {
      const outcome = await render();
      if (outcome.kind === 'page') keep(key, outcome, since);
      return outcome;
    } finally {
      seen.delete(since);
    }
  }

  return {
    /** The page at `key`, rendered once for all requests that arrive in the meantime. */
    async read(key: string, render: () => Promise<Outcome>): Promise<Outcome> {
      const stored = cache.get(key);
      if (stored && stored.until > clock.now()) return stored.page;
      const running = rendering.get(key);
      if (running) return running;
      const promise = run(key, render);
      rendering.set(key, promise);
      try {
        return await promise;
      } finally {
        if (rendering.get(key) === promise) rendering.delete(key);
      }
    },
    bytes: cache.bytes,
  };
}
