import { readBook } from '@contract/endpoints/books';
import { limits } from '@contract/limits';
import { cachedQuery, skipTo } from '@/store/cachedQuery';

/** `page` counts from 0. */
type BookPage = { username: string; slug: string; page: number };

/** A page of a public heading. The page says why it failed. */
export const publicBookQuery = cachedQuery({
  name: 'publicBooks',
  keyOf: ({ username, slug, page }: BookPage) => `${username}/${slug}/${page}`,
  call: ({ page, ...params }, { call }) => call(readBook, { params, body: skipTo(page) }),
  failure: null,
  limit: limits.cache.publicBooks,
  dropsRefused: true,
});
