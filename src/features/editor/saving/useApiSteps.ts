import { type ApiError, apiError, isApiError } from '@/lib/apiError';
import { useUpload } from '@/lib/useUpload';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { selectViewer } from '@/store/viewer';
import { type Draft, draftOf, type Saved, savedOf } from '../draft';
import { comparePost, createPost, finalizePost, findSentPost, updatePost } from '../editorThunks';
import { postBody, storedTexts } from './postBody';
import { resourceIds } from './resourceIds';
import type { SaveRequest } from './saveRequest';

/** The post as somebody else left it, and as it was about to be saved. */
export type Conflict = { theirs: Draft; mine: Draft; saved: Saved };

const errorOf = (payload: unknown): ApiError =>
  isApiError(payload) ? payload : apiError('unreadable');

/** What saving asks of the API, one step at a time. */
export function useApiSteps() {
  const dispatch = useAppDispatch();
  const viewer = useAppSelector(selectViewer);
  const { progress, note, run, cancel } = useUpload();

  return {
    share: progress,
    note,
    cancel,
    async findConflict(saved: Saved, mine: Draft): Promise<Conflict | null> {
      const answer = await dispatch(comparePost({ url: saved.url }));
      if (!comparePost.fulfilled.match(answer)) return null;
      const { payload: post } = answer;
      const theirs = post.updatedAt === saved.updatedAt ? null : draftOf(post);
      return theirs && { theirs, mine, saved: savedOf(post) };
    },
    /** The post of an attempt that was never answered: it may be there all the same. */
    async findSent({ sent, authorId }: SaveRequest) {
      if (!sent) return { found: null };
      const answer = await dispatch(findSentPost({ url: sent.url }));
      if (!findSentPost.fulfilled.match(answer)) return { error: errorOf(answer.payload) };
      const { payload: post } = answer;
      if (post?.author._id !== (authorId ?? viewer?.id)) return { found: null };
      return { found: post && storedTexts(post) === sent.texts ? savedOf(post) : null };
    },
    async create({ draft, authorId }: SaveRequest) {
      const form = postBody(draft, authorId);
      const answer = await run((onProgress) => dispatch(createPost({ form, onProgress })));
      if (!createPost.fulfilled.match(answer)) return { error: errorOf(answer.payload) };
      return { now: savedOf(answer.payload) };
    },
    async update({ draft }: SaveRequest, { _id: id, url }: Saved) {
      const form = { ...postBody(draft, null), url };
      const answer = await run((onProgress) => dispatch(updatePost({ id, form, onProgress })));
      if (!updatePost.fulfilled.match(answer)) return { error: errorOf(answer.payload) };
      return { now: savedOf(answer.payload) };
    },
    /** Ties the pictures that are really in the text to the post. */
    async finalize({ draft, uploads }: SaveRequest, { _id }: Saved) {
      const ids = resourceIds(draft.document, uploads);
      if (ids.length === 0) return { isDone: true };
      const answer = await dispatch(finalizePost({ id: _id, resourceIds: ids }));
      if (!finalizePost.fulfilled.match(answer))
        return { isDone: false, error: errorOf(answer.payload) };
      uploads.clear();
      return { isDone: true };
    },
  };
}
