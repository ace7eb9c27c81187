import { useEffect, useRef, useState } from 'react';
import { type ApiError, isApiError, isTemporary } from '@/lib/apiError';
import { failureReason } from '@/lib/failureReason';
import { waitFor } from '@/lib/repeatLater';
import { useAppDispatch } from '@/store/hooks';
import { archiveProblem } from './archiveProblem';
import type { AssignedPost } from './authors';
import { freeUrls } from './freeUrls';
import {
  findMoved,
  findUploads,
  forgetUploads,
  type Moved,
  moveIdOf,
  moveKey,
  rememberMoved,
  type Uploads,
} from './movedPosts';
import { checkUrls, movePost } from './moveThunks';
import type { Rehearsal, RehearsedPost } from './rehearsal';

export const reasonOf = (error: ApiError) => error.message ?? failureReason(error) ?? '';

export type Failed = { post: RehearsedPost; error: ApiError };

export type Progress = {
  status: 'idle' | 'running' | 'waiting' | 'pausing' | 'paused' | 'done';
  /** By the key of the post in the archive. */
  moved: ReadonlyMap<string, Moved>;
  failed: readonly Failed[];
  /** The title of the post that is being moved. */
  current: string;
  /** Why it waits. */
  error: ApiError | null;
  /** Why it has paused by itself. */
  problem: string;
  /** When a move that waits goes on. */
  goesOnAt: number;
};

const nothing: Progress = {
  status: 'idle',
  moved: new Map(),
  failed: [],
  current: '',
  error: null,
  problem: '',
  goesOnAt: 0,
};

type Move = {
  viewerId: string;
  rehearsal: Pick<Rehearsal, 'system' | 'name'>;
  assigned: readonly AssignedPost[];
};

type Left = AssignedPost & { clientId: string };

/** How often a call is repeated, and how long the API can make a move wait for it, in seconds. */
const mostWaits = 3;
const longestWait = 2 * 24 * 60 * 60;

/** Nothing later would succeed: the API is busy or away, or the session has ended. */
const endsMove = (error: ApiError) => isTemporary(error) || error.status === 401;

/** Seconds until the API wants to be asked again; null if it doesn't say so. */
function secondsUntilNext({ status, retryAfter }: ApiError) {
  const isBusy = status === 429 || status === 503;
  return isBusy && retryAfter !== null && retryAfter <= longestWait ? retryAfter : null;
}

/** The posts of an archive that this device has moved, and those that are left. */
async function splitPosts(moveId: string, assigned: readonly AssignedPost[]) {
  const keys = await Promise.all(assigned.map(async ({ post }) => moveKey(moveId, post.key)));
  const known = await findMoved(keys);
  const moved = new Map<string, Moved>();
  const left: Left[] = [];
  for (const [at, one] of assigned.entries()) {
    const clientId = keys[at] ?? '';
    const before = known.get(clientId);
    if (before) moved.set(one.post.key, before);
    else left.push({ ...one, clientId });
  }
  return { moved, left };
}

/**
 * Moves posts one after another, those that were not moved before. It goes on where it has stopped, and waits while the
 * API takes no more.
 */
export function useMove({ viewerId, rehearsal: { system, name }, assigned }: Move) {
  const dispatch = useAppDispatch();
  const [progress, setProgress] = useState(nothing);
  const pausing = useRef<AbortController | null>(null);
  /** For browsers without IndexedDB. */
  const uploadsOf = useRef(new Map<string, Uploads>());

  // Leaving the page pauses, so that no move waits for hours out of sight.
  useEffect(() => () => pausing.current?.abort(), []);

  const update = (change: Partial<Progress>) => setProgress((before) => ({ ...before, ...change }));

  /** Sends again when the API asks for it. Throws what `send` throws. */
  async function sendPatiently<Result>(send: () => Promise<Result>, signal: AbortSignal) {
    for (let repeated = 0; ; repeated += 1) {
      try {
        return await send();
      } catch (thrown) {
        const seconds =
          isApiError(thrown) && repeated < mostWaits ? secondsUntilNext(thrown) : null;
        if (!isApiError(thrown) || seconds === null || signal.aborted) throw thrown;
        update({ status: 'waiting', error: thrown, goesOnAt: Date.now() + seconds * 1000 });
        await waitFor(seconds, signal);
        if (signal.aborted) throw thrown;
        update({ status: 'running', error: null });
      }
    }
  }

  async function moveOne(
    { clientId, ...one }: Left,
    { moveId, url }: { moveId: string; url: string },
    signal: AbortSignal,
  ) {
    const uploads = uploadsOf.current.get(clientId) ?? (await findUploads(clientId));
    uploadsOf.current.set(clientId, uploads);
    const moving = { ...one, moveId, clientId, url, uploads };
    const moved = await sendPatiently(async () => dispatch(movePost(moving)).unwrap(), signal);
    await rememberMoved(clientId, moved);
    await forgetUploads(clientId);
    uploadsOf.current.delete(clientId);
    return moved;
  }

  async function moveAll(signal: AbortSignal) {
    update({ status: 'running', problem: '', failed: [] });
    const moveId = await moveIdOf({ viewerId, system, name });
    const { moved, left } = await splitPosts(moveId, assigned);
    update({ moved: new Map(moved) });
    const wanted = left.map(({ post }) => post.url);
    const urls = await freeUrls(wanted, async (asked) =>
      sendPatiently(async () => dispatch(checkUrls({ urls: asked })).unwrap(), signal),
    );
    const failed: Failed[] = [];
    for (const [at, one] of left.entries()) {
      if (signal.aborted) return update({ status: 'paused', current: '' });
      const { post } = one;
      update({ current: post.title });
      try {
        moved.set(post.key, await moveOne(one, { moveId, url: urls[at] ?? post.url }, signal));
        update({ moved: new Map(moved) });
      } catch (error) {
        if (!isApiError(error) || endsMove(error)) throw error;
        failed.push({ post, error });
        update({ failed: [...failed] });
      }
    }
    return update({ status: 'done', current: '' });
  }

  async function start() {
    const { signal } = (pausing.current = new AbortController());
    try {
      await moveAll(signal);
    } catch (thrown) {
      const problem = isApiError(thrown) ? reasonOf(thrown) : archiveProblem(thrown);
      update({ status: 'paused', current: '', error: null, problem });
    }
  }

  function pause() {
    pausing.current?.abort();
    update({ status: 'pausing', error: null });
  }

  return { progress, start: () => void start(), pause };
}
