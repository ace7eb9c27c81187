import type { PostCard } from '@contract/entities';
import { useEffect, useRef, useState } from 'react';
import { useAppDispatch } from '../hooks';
import { readsOnDevice } from './deviceReads';
import { syncReads } from './readThunks';

type ReadPost = Pick<PostCard, '_id' | 'editedAt'>;

const none: ReadonlySet<string> = new Set();

/** The ids of those posts that have changed since the member read them. */
export function useUpdatedSinceRead(viewerId: string, posts: readonly ReadPost[]) {
  const dispatch = useAppDispatch();
  const [updated, setUpdated] = useState(none);
  const isSynced = useRef(false);

  useEffect(() => {
    let isCurrent = true;
    async function findUpdated() {
      if (!isSynced.current) await dispatch(syncReads());
      isSynced.current = true;
      const edited = new Map(posts.map(({ _id: id, editedAt }) => [id, editedAt ?? '']));
      const reads = await readsOnDevice(viewerId, [...edited.keys()]);
      const changed = reads.filter(({ postId, readAt }) => {
        const editedAt = edited.get(postId) ?? '';
        return editedAt !== '' && Date.parse(editedAt) > Date.parse(readAt);
      });
      if (isCurrent) setUpdated(new Set(changed.map(({ postId }) => postId)));
    }
    void findUpdated();
    return () => {
      isCurrent = false;
    };
  }, [dispatch, viewerId, posts]);

  return updated;
}
