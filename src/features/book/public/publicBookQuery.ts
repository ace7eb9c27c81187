import type { Answer } from '@contract/endpoint';
import { readBook } from '@contract/endpoints/books';
import { limits } from '@contract/limits';
import type { Cache } from '@/store/cache';
import { cachedQuery, skipTo } from '@/store/cachedQuery';

declare module '@/store/appTypes' {
  interface LazySlices {
    publicBooks: Cache<Answer<typeof readBook>>;
  }
}

/** `page` counts from 0. */
type BookPage = { username: string; slug: string; page: number };

/** A page of a public heading. The page says why it failed. */
export const publicBookQuery = cachedQuery({
  name: 'publicBooks',
  cacheOf: ({ publicBooks }) => publicBooks,
  keyOf: ({ username, slug, page }: BookPage) => `${username}/${slug}/${page}`,
  call: ({ page, ...params }, { call }) => call(readBook, { params, body: skipTo(page) }),
  failure: null,
  limit: limits.cache.publicBooks,
  dropsRefused: true,
});
