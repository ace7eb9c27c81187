import { minute } from '@contract/durations';
import type { Clock } from '@server/lib/clock';
import { createChangeCache } from '../cache/changeCache';
import type { Changes } from '../cache/changes';
import { type Body, createBody, respondPage } from '../render/respondPage';
import { feedPagePolicy } from './writeFeedPage';

const types = {
  rss: 'application/rss+xml; charset=utf-8',
  json: 'application/feed+json; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  page: 'text/html; charset=utf-8',
};

type Stored = { body: Body | null; isOfBooks: boolean };

/** The keys of feeds and sitemaps of public collections. */
const ofBooks = /^(?:\/books\/|books |index$)/;

/** Other processes report their changes within seconds. If a report is lost, a feed is at most this old. */
const freshFor = 10 * minute;
/** Browsers and readers ask every time, so that a feed contains a post as soon as it is published. */
const cacheControl = 'public, max-age=0';

export type StoreOptions = {
  changes: Pick<Changes, 'listen'>;
  clock: Clock;
  /** How many bytes of feeds are cached. */
  mostBytes?: number;
};

/** Caches feeds and sitemaps until a post or an author changes. */
export function createFeedStore({ mostBytes = 16 * 1024 * 1024, ...options }: StoreOptions) {
  const store = createChangeCache<Stored>({
    ...options,
    mostBytes: { feeds: mostBytes },
    isOutdatedBy: ({ kind }, { isOfBooks }) =>
      kind === 'book' ? isOfBooks : kind !== 'reactions' && kind !== 'followers',
    // There is any number of addresses without a feed.
    place: ({ body }) => body && { part: 'feeds', bytes: body.cachedBytes, milliseconds: freshFor },
  });

  return {
    /** Answers with what `write` returns for this key; with 404 if that is null. */
    async answer(
      request: Request,
      { key, type, write }: { key: string; type: keyof typeof types; write: Write },
    ) {
      const { body } = await store.read(key, async () => {
        const text = await write();
        return { body: text === null ? null : createBody(text), isOfBooks: ofBooks.test(key) };
      });
      if (!body) return new Response('Not found\n', { status: 404 });
      const answered = await respondPage(request, {
        body,
        status: 200,
        cacheControl,
        type: types[type],
      });
      if (type === 'page') answered.headers.set('Content-Security-Policy', feedPagePolicy);
      if (type === 'page' || type === 'rss') answered.headers.append('Vary', 'Accept');
      return answered;
    },
  };
}

type Write = () => Promise<string | null>;
