import { postTexts } from '@contract/texts/postTexts';
import { useRef, useState } from 'react';
import type { ApiError } from '@/lib/apiError';
import { notify } from '@/lib/notify';
import type { Draft, Saved } from '../draft';
import { postBody, sentTexts } from './postBody';
import type { SaveRequest } from './saveRequest';
import { type Conflict, useApiSteps } from './useApiSteps';

type Outcome =
  | { kind: 'done' }
  | { kind: 'conflict'; conflict: Conflict }
  | { kind: 'failed'; error: ApiError | undefined };

/** Creates or updates a post, then ties its pictures to it; picks up where a failed attempt ended. */
export function useSaving() {
  const { share, note, cancel, ...api } = useApiSteps();
  const [isBusy, setIsBusy] = useState(false);
  const [written, setWritten] = useState<Draft | null>(null);
  const lastSent = useRef<Draft | null>(null);

  async function goOn(request: SaveRequest, now: Saved): Promise<Outcome> {
    await request.onSaved(now);
    setWritten(request.draft);
    return finalize(request, now);
  }

  async function finalize(request: SaveRequest, now: Saved): Promise<Outcome> {
    const { isDone, error } = await api.finalize(request, now);
    return isDone ? { kind: 'done' } : { kind: 'failed', error };
  }

  async function update(request: SaveRequest, saved: Saved): Promise<Outcome> {
    const { now, error } = await api.update(request, saved);
    return now ? goOn(request, now) : { kind: 'failed', error };
  }

  async function createNow(request: SaveRequest): Promise<Outcome> {
    const { draft, onSend } = request;
    lastSent.current = draft;
    await onSend({ url: postBody(draft, null).url, texts: sentTexts(draft) });
    const { now, error } = await api.create(request);
    return now ? goOn(request, now) : { kind: 'failed', error };
  }

  /** Nothing is created twice: what an unanswered attempt has created is taken for what it is. */
  async function create(request: SaveRequest): Promise<Outcome> {
    const { found, error } = await api.findSent(request);
    if (error) return { kind: 'failed', error };
    if (!found) return createNow(request);
    if (lastSent.current === request.draft) {
      notify.success(postTexts.created);
      return goOn(request, found);
    }
    await request.onSaved(found);
    return update(request, found);
  }

  async function attempt(request: SaveRequest): Promise<Outcome> {
    const { draft, saved, overwrites } = request;
    if (!saved) return create(request);
    // Everything but the pictures' claim went through the last time.
    if (written === draft) return finalize(request, saved);
    const conflict = overwrites ? null : await api.findConflict(saved, draft);
    return conflict ? { kind: 'conflict', conflict } : update(request, saved);
  }

  return {
    isBusy,
    share,
    note,
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
