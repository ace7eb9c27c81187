import { listBooks } from '@contract/endpoints/books';
import { limits } from '@contract/limits';
import { bookPageTexts } from '@contract/texts/bookPageTexts';
import { cachedQuery, skipTo } from '@/store/cachedQuery';

/** A page of the public headings of all members. `page` counts from 0. */
export const booksQuery = cachedQuery({
  name: 'books',
  keyOf: ({ page }: { page: number }) => String(page),
  call: ({ page }, { call }) => call(listBooks, { query: skipTo(page) }),
  failure: bookPageTexts.booksFailed,
  limit: limits.cache.publicBooks,
});
