import type { Answer } from '@contract/endpoint';
import * as books from '@contract/endpoints/books';
import { limits } from '@contract/limits';
import { bookPageTexts } from '@contract/texts/bookPageTexts';
import { createAppAsyncThunk } from '@/store/createAppAsyncThunk';
import { mutation } from '@/store/mutation';
import { queryOf } from '@/store/queryOf';

/** `books` is the number of headings and posts, `count` that of quotes. */
export type Backlinks = Pick<
  Answer<typeof books.listBacklinks>,
  'backlinks' | 'books' | 'count' | 'areMore'
>;

type BacklinksOf = { postId: string };

const fetchBacklinks = createAppAsyncThunk(
  'backlinks/fetch',
  ({ postId }: BacklinksOf, { call }) =>
    call(books.listBacklinks, { params: { postId }, query: { skip: 0 } }),
  { toasts: { isSilent: true } },
);

export const fetchMoreBacklinks = createAppAsyncThunk(
  'backlinks/fetchMore',
  ({ postId, skip }: BacklinksOf & { skip: number }, { call }) =>
    call(books.listBacklinks, { params: { postId }, query: { skip } }),
  { toasts: { failure: bookPageTexts.backlinksFailed } },
);

export const detachBacklink = mutation('backlinks/detach', books.detachBacklink, {
  input: (params: BacklinksOf & { passageId: string }) => ({ params }),
  toasts: { success: bookPageTexts.detached, failure: bookPageTexts.detachFailed },
});

/** The heading goes with its last quote. */
function without(data: Backlinks, passageId: string): Backlinks {
  const detached = data.backlinks.find((backlink) => backlink.passageId === passageId);
  if (!detached) return data;
  const backlinks = data.backlinks.filter((backlink) => backlink !== detached);
  const isQuotedStill = backlinks.some(
    ({ heading, owner }) =>
      heading?.slug === detached.heading?.slug && owner._id === detached.owner._id,
  );
  const books = data.books - (isQuotedStill || data.areMore ? 0 : 1);
  return { ...data, backlinks, books, count: data.count - 1 };
}

const ofPost = ({ meta }: { meta: { arg: BacklinksOf } }) => meta.arg.postId;

/** Who quotes a post. */
export const backlinksQuery = queryOf(fetchBacklinks, {
  name: 'backlinks',
  keyOf: ({ postId }) => postId,
  dataOf: ({ backlinks, books: ofBooks, count, areMore }): Backlinks => ({
    backlinks,
    books: ofBooks,
    count,
    areMore,
  }),
  limit: limits.cache.posts,
})
  .on(detachBacklink.fulfilled, (data, { meta }) => without(data, meta.arg.passageId), ofPost)
  .on(
    fetchMoreBacklinks.fulfilled,
    (data, { payload, meta }) => ({
      ...data,
      backlinks: [...data.backlinks.slice(0, meta.arg.skip), ...payload.backlinks],
      areMore: payload.areMore,
    }),
    ofPost,
  );
