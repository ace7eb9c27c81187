import * as writing from '@contract/endpoints/writing';
import { scheduleTexts } from '@contract/texts/editorTexts';
import { gateTexts } from '@contract/texts/gateTexts';
import { writingTexts } from '@contract/texts/writingTexts';
import * as v from 'valibot';
import { isApiError } from '@/lib/apiError';
import { createAppAsyncThunk, fromServer } from '../createAppAsyncThunk';
import { mutation } from '../mutation';
import { onlySignedIn } from '../viewer';
import {
  pendingDiscarded,
  planEnded,
  postDeleted,
  publicationEnded,
  publicationStarted,
} from './postEvents';

/** Administrators give a `reason` when they delete another author's post. */
type DeletedPost = { id: string; authorId: string; reason?: string | undefined };

export const deletePost = mutation('posts/deletePost', writing.deletePost, {
  input: ({ id, authorId, reason }: DeletedPost) => ({
    params: { id },
    body: { id, authorId, ...(reason ? { reason } : {}) },
  }),
  done: (_, { id }, { dispatch }) => dispatch(postDeleted({ id })),
  toasts: { success: fromServer, failure: writingTexts.deleteFailed },
  gate: onlySignedIn(gateTexts.delete),
});

/** Administrators give a `reason` when they unpublish another author's post. */
type PublishedArg = { id: string; isPublished: boolean; reason?: string };

/** Publishes or unpublishes. Only one change of a post runs at a time. */
export const setPublished = createAppAsyncThunk(
  'posts/setPublished',
  async ({ id, isPublished, reason = '' }: PublishedArg, { call, dispatch }) => {
    dispatch(publicationStarted({ id, isPublished }));
    try {
      const answer = isPublished
        ? await call(writing.publishPost, { params: { id }, body: {} })
        : await call(writing.unpublishPost, { params: { id }, body: { reason } });
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
    toasts: { success: fromServer, failure: writingTexts.updateFailed },
    condition: ({ id }, { getState }) => !getState().postCards?.publishingIds.includes(id),
  },
);

/** Plans when a draft is published. */
export const schedulePost = mutation('posts/schedule', writing.publishPost, {
  input: ({ id, publishAt }: { id: string; publishAt: string }) => ({
    params: { id },
    body: { publishAt },
  }),
  toasts: { success: fromServer, failure: scheduleTexts.failed },
});

const publishedPost = v.object({ isPublished: v.literal(true), publishedAt: v.string() });

/** When the post was published that the API refused to change as a draft (409). */
export function publishedMeanwhile(error: unknown) {
  const post = v.safeParse(publishedPost, isApiError(error) ? error.blog : null);
  return post.success ? post.output : null;
}

/** Saves a draft that was to be published. */
export const unschedulePost = mutation('posts/unschedule', writing.unschedulePost, {
  input: ({ id }: { id: string }) => ({ params: { id } }),
  done: (_, { id }, { dispatch }) => dispatch(planEnded({ id })),
  undo(failure, { id }, { dispatch }) {
    const published = publishedMeanwhile(failure);
    if (!published) return;
    dispatch(publicationEnded({ id, ...published }));
    dispatch(planEnded({ id }));
  },
  toasts: { success: fromServer, failure: writingTexts.updateFailed },
});

/** Discards the unpublished changes of a published post. */
export const discardPending = mutation('posts/discardPending', writing.discardPending, {
  input: ({ id }: { id: string }) => ({ params: { id } }),
  done: (_, { id }, { dispatch }) => dispatch(pendingDiscarded({ id })),
  toasts: { success: fromServer, failure: writingTexts.discardFailed },
});
