import { summarisePost as summarise } from '@contract/endpoints/posts';
import { gateTexts } from '@contract/texts/gateTexts';
import { postTexts } from '@contract/texts/postTexts';
import { createAction } from '@reduxjs/toolkit';
import { createAppAsyncThunk, fromServer } from '@/store/createAppAsyncThunk';
import { queryOf } from '@/store/queryOf';
import { onlySignedIn } from '@/store/viewer';
import { readSummary } from './readSummary';

export const summarisePost = createAppAsyncThunk(
  'post/summarisePost',
  ({ postId }: { postId: string }, { call }) =>
    readSummary(() => call(summarise, { params: { id: postId } })),
  {
    toasts: { success: fromServer, failure: postTexts.summaryFailed },
    gate: onlySignedIn(gateTexts.summary),
    intent: ({ postId }) => ({ action: 'summary', id: postId }),
  },
);

/** The reader has closed the summary, or left its post. */
export const summaryClosed = createAction('post/summaryClosed');

/** The summary that was asked for last. */
export const summaryQuery = queryOf(summarisePost, {
  name: 'summaries',
  keyOf: ({ postId }) => postId,
  dataOf: ({ summary }) => summary,
  limit: 1,
}).on(summaryClosed, () => null);
