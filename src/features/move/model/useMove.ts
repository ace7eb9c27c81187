import { useRef, useState } from 'react';
import { type ApiError, isTemporary } from '@/lib/apiError';
import { failureReason } from '@/lib/failureReason';
import { useAppDispatch } from '@/store/hooks';
import { freeUrls } from './freeUrls';
import { findMoved, moveKey, rememberMoved } from './movedPosts';
import { checkUrls, type Moved, movePost } from './moveThunks';
import type { RehearsedPost } from './rehearsal';

export const reasonOf = (error: ApiError) => error.message ?? failureReason(error) ?? '';

export type Failed = { post: RehearsedPost; error: ApiError };

type Progress = {
  status: 'idle' | 'running' | 'pausing' | 'paused' | 'done';
  /** By the key of the post in the archive. */
  moved: ReadonlyMap<string, Moved>;
  failed: readonly Failed[];
  /** The title of the post that is being moved. */
  current: string;
  /** Why it has paused by itself. */
  error: ApiError | null;
};

const nothing: Progress = {
  status: 'idle',
  moved: new Map(),
  failed: [],
  current: '',
  error: null,
};

type Move = { viewerId: string; posts: readonly RehearsedPost[] };

/** Nothing later would succeed: the API is busy or away, or the session has ended. */
const endsMove = (error: ApiError) => isTemporary(error) || error.status === 401;

/** Moves posts one after another, those that were not moved before. It goes on where it has stopped. */
export function useMove({ viewerId, posts }: Move) {
  const dispatch = useAppDispatch();
  const [progress, setProgress] = useState(nothing);
  const isPausing = useRef(false);

  const update = (change: Partial<Progress>) => setProgress((before) => ({ ...before, ...change }));

  async function start() {
    isPausing.current = false;
    update({ status: 'running', error: null, failed: [] });
    const keys = await Promise.all(posts.map(async ({ key }) => moveKey(viewerId, key)));
    const known = await findMoved(keys);
    const moved = new Map<string, Moved>();
    const left: { post: RehearsedPost; clientId: string }[] = [];
    for (const [at, post] of posts.entries()) {
      const clientId = keys[at] ?? '';
      const before = known.get(clientId);
      if (before) moved.set(post.key, before);
      else left.push({ post, clientId });
    }
    update({ moved: new Map(moved) });
    const urls = await freeUrls(
      left.map(({ post }) => post.url),
      async (wanted) => dispatch(checkUrls({ urls: wanted })).unwrap(),
    ).catch((error: ApiError) => error);
    if (!Array.isArray(urls)) return update({ status: 'paused', error: urls });
    const failed: Failed[] = [];
    for (const [at, { post, clientId }] of left.entries()) {
      if (isPausing.current) return update({ status: 'paused', current: '' });
      update({ current: post.title });
      const outcome = await dispatch(movePost({ post, clientId, url: urls[at] ?? post.url }));
      if (movePost.fulfilled.match(outcome)) {
        await rememberMoved(clientId, outcome.payload);
        moved.set(post.key, outcome.payload);
        update({ moved: new Map(moved) });
        continue;
      }
      const error = movePost.rejected.match(outcome) ? outcome.payload : null;
      if (!error || endsMove(error))
        return update({ status: 'paused', current: '', error: error ?? null });
      failed.push({ post, error });
      update({ failed: [...failed] });
    }
    return update({ status: 'done', current: '' });
  }

  function pause() {
    isPausing.current = true;
    update({ status: 'pausing' });
  }

  return { progress, start: () => void start(), pause };
}
