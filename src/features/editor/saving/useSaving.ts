import { useState } from 'react';
import { type ApiError, isApiError } from '@/lib/apiError';
import { useAppDispatch } from '@/lib/redux';
import { useUpload } from '@/lib/useUpload';
import type { Draft, Saved } from '../draft';
import { draftOf, savedOf } from '../draft';
import { comparePost, createPost, finalizePost, updatePost } from '../editorThunks';
import { postBody } from './postBody';
import { resourceIds } from './resourceIds';

/** The post as somebody else left it, and as it was about to be saved. */
export type Conflict = { theirs: Draft; mine: Draft; saved: Saved };

type Outcome =
  | { kind: 'done' }
  | { kind: 'conflict'; conflict: Conflict }
  | { kind: 'failed'; error: ApiError | null };

export type SaveRequest = {
  draft: Draft;
  saved: Saved | null;
  authorId: string | null;
  uploads: Map<string, string>;
  /** Saves over what was changed elsewhere. */
  overwrites: boolean;
  /** Told what the API knows now, as soon as it knows. */
  onSaved: (saved: Saved) => void;
};

const failed = (payload: unknown): Outcome => ({
  kind: 'failed',
  error: isApiError(payload) ? payload : null,
});

/** Creates or updates a post, then ties its pictures to it; picks up where a failed attempt ended. */
export function useSaving() {
  const dispatch = useAppDispatch();
  const { share, run, cancel } = useUpload();
  const [isBusy, setIsBusy] = useState(false);
  const [written, setWritten] = useState<Draft | null>(null);

  async function findConflict(saved: Saved, mine: Draft): Promise<Conflict | null> {
    const answer = await dispatch(comparePost({ url: saved.url }));
    if (!comparePost.fulfilled.match(answer)) return null;
    const { payload: post } = answer;
    const theirs = post.updatedAt === saved.updatedAt ? null : draftOf(post);
    return theirs && { theirs, mine, saved: savedOf(post) };
  }

  async function write({ draft, saved, authorId, onSaved }: SaveRequest) {
    const form = postBody(draft, saved ? null : authorId);
    const outcome = saved
      ? await run((onProgress) => dispatch(updatePost({ id: saved._id, form, onProgress })))
      : await run((onProgress) => dispatch(createPost({ form, onProgress })));
    if (!createPost.fulfilled.match(outcome) && !updatePost.fulfilled.match(outcome)) {
      return { error: outcome.payload };
    }
    const now = savedOf(outcome.payload);
    onSaved(now);
    setWritten(draft);
    return { now };
  }

  async function finalize({ draft, uploads }: SaveRequest, { _id }: Saved): Promise<Outcome> {
    const ids = resourceIds(draft.document, uploads);
    if (ids.length === 0) return { kind: 'done' };
    const outcome = await dispatch(finalizePost({ id: _id, resourceIds: ids }));
    if (!finalizePost.fulfilled.match(outcome)) return failed(outcome.payload);
    uploads.clear();
    return { kind: 'done' };
  }

  async function attempt(request: SaveRequest): Promise<Outcome> {
    const { draft, saved } = request;
    // Everything but the pictures' claim went through the last time.
    if (saved && written === draft) return finalize(request, saved);
    const conflict = saved && !request.overwrites && (await findConflict(saved, draft));
    if (conflict) return { kind: 'conflict', conflict };
    const { now, error } = await write(request);
    return now ? finalize(request, now) : failed(error);
  }

  return {
    isBusy,
    share,
    cancel,
    /** The draft as it is published, when only the last step is missing. */
    written,
    async save(request: SaveRequest) {
      setIsBusy(true);
      try {
        return await attempt(request);
      } finally {
        setIsBusy(false);
      }
    },
  };
}
