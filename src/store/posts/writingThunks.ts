import { gateTexts } from '@contract/texts/gateTexts';
import { postTexts } from '@contract/texts/postTexts';
import { scheduleTexts } from '@contract/texts/scheduleTexts';
import * as writing from '@/api/writing';
import { createAppAsyncThunk, fromServer } from '../createAppAsyncThunk';
import { onlySignedIn } from '../viewer';
import { planEnded, postDeleted, publicationEnded, publicationStarted } from './postEvents';

export const deletePost = createAppAsyncThunk(
  'posts/deletePost',
  async ({ id, authorId }: { id: string; authorId: string }, { request, dispatch }) => {
    const answer = await writing.deletePost(id, authorId, request);
    dispatch(postDeleted({ id }));
    return answer;
  },
  {
    toasts: { success: fromServer, failure: postTexts.deleteFailed },
    gate: onlySignedIn(gateTexts.delete),
  },
);

/** Publishes or unpublishes. Only one change of a post runs at a time. */
export const setPublished = createAppAsyncThunk(
  'posts/setPublished',
  async ({ id, isPublished }: { id: string; isPublished: boolean }, { request, dispatch }) => {
    dispatch(publicationStarted({ id, isPublished }));
    const change = isPublished ? writing.publishPost : writing.unpublishPost;
    try {
      const answer = await change(id, request);
      const first = isPublished ? { publishedAt: new Date().toISOString() } : {};
      dispatch(publicationEnded({ id, isPublished, ...first }));
      dispatch(planEnded({ id }));
      return answer;
    } catch (error) {
      dispatch(publicationEnded({ id, isPublished: !isPublished }));
      throw error;
    }
  },
  {
    toasts: { success: fromServer, failure: postTexts.updateFailed },
    condition: ({ id }, { getState }) => !getState().postCards?.publishingIds.includes(id),
  },
);

/** Plans when a draft is published. */
export const schedulePost = createAppAsyncThunk(
  'posts/schedule',
  ({ id, publishAt }: { id: string; publishAt: string }, { request }) =>
    writing.schedulePost(id, publishAt, request),
  { toasts: { success: fromServer, failure: scheduleTexts.failed } },
);

/** Keeps a draft that was to be published. */
export const unschedulePost = createAppAsyncThunk(
  'posts/unschedule',
  async ({ id }: { id: string }, { request, dispatch }) => {
    const answer = await writing.unschedulePost(id, request);
    dispatch(planEnded({ id }));
    return answer;
  },
  { toasts: { success: fromServer, failure: postTexts.updateFailed } },
);
