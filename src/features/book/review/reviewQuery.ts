import type { ReviewAction, ReviewedPassage } from '@contract/book/bookEntities';
import * as book from '@contract/endpoints/book';
import { bookPageTexts } from '@contract/texts/bookPageTexts';
import { viewerKey } from '@/store/cachedQuery';
import { createAppAsyncThunk } from '@/store/createAppAsyncThunk';
import { mutation } from '@/store/mutation';
import { queryOf } from '@/store/queryOf';
import { passagesQuery } from '../model/bookQueries';
import { changePassage, removePassage, saveNote } from '../model/bookThunks';

const fetchReview = createAppAsyncThunk(
  'book/fetchReview',
  (_: { viewerId: string }, { call }) => call(book.readDailyReview, {}),
  { toasts: { failure: bookPageTexts.reviewFailed } },
);

/** Keeps or retires a passage of the day. */
export const reviewPassage = mutation('book/reviewPassage', book.reviewPassage, {
  input: ({ id, action }: { id: string; action: ReviewAction }) => ({
    params: { passageId: id },
    body: { action },
  }),
  toasts: { failure: bookPageTexts.reviewNotSaved },
});

const changed = (
  passages: readonly ReviewedPassage[],
  passage: ReviewedPassage,
  change: (known: ReviewedPassage) => ReviewedPassage,
) => passages.map((known) => (known._id === passage._id ? change(known) : known));

/** The passages of the viewer's day. */
export const reviewQuery = queryOf(fetchReview, {
  name: 'dailyReview',
  keyOf: viewerKey,
  dataOf: ({ passages }) => passages,
  limit: 1,
})
  .on(reviewPassage.fulfilled, (passages, { payload: { passage } }) =>
    changed(passages, passage, () => passage),
  )
  .on(changePassage.fulfilled, (passages, { payload: { passage } }) =>
    changed(passages, passage, ({ isReviewed }) => ({ ...passage, isReviewed })),
  )
  .on(saveNote.fulfilled, (passages, { payload: { passage } }) =>
    changed(passages, passage, (known) => ({ ...known, note: passage.note })),
  )
  .on(removePassage.fulfilled, (passages, { meta: { arg } }) =>
    passages.filter(({ _id }) => _id !== arg.passage._id),
  );

passagesQuery.on(reviewPassage.fulfilled, (page, { payload: { passage } }) => ({
  ...page,
  passages: page.passages.map((known) =>
    known._id === passage._id ? { ...known, isRetired: passage.isRetired } : known,
  ),
}));
