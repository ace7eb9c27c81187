import { useEffect, useEffectEvent, useRef } from 'react';
import { useAppDispatch, useViewer } from '@/store/hooks';
import { reloadQuery } from '@/store/routeQuery';
import type { CommentList } from '../model/commentData';
import { listQuery } from '../model/commentQueries';
import { dropList } from '../model/reloadLists';

/** Loads a list again for another viewer, and drops it in the end: what is shown the next time is new. */
export function useFreshList({ postId, blockId }: CommentList) {
  const dispatch = useAppDispatch();
  const viewerId = useViewer()?.id ?? null;
  const shownTo = useRef(viewerId);

  const load = useEffectEvent((reader: string | null) => {
    if (shownTo.current !== reader) dispatch(reloadQuery(listQuery({ postId, blockId })));
    shownTo.current = reader;
  });

  useEffect(() => load(viewerId), [viewerId]);

  useEffect(
    () => () => {
      dispatch(dropList({ postId, blockId }));
    },
    [dispatch, postId, blockId],
  );
}
