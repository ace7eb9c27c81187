import { useEffect, useEffectEvent, useRef } from 'react';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { reloadQuery } from '@/store/routeQuery';
import { refreshQuery } from './notificationQueries';
import { selectNews } from './notificationSlice';
import { markSeen } from './notificationThunks';

/** What is shown is seen; it stays marked as new until the page is opened again. */
export function useMarkSeen(newest: { createdAt: string; isSeen: boolean } | undefined) {
  const dispatch = useAppDispatch();
  const until = newest?.isSeen === false ? newest.createdAt : null;
  const mark = useEffectEvent((time: string) => void dispatch(markSeen(time)));
  useEffect(() => {
    if (until !== null) mark(until);
  }, [until]);
}

/** Rows come in while the first page is open. On others, they would move those that are read. */
export function useNews(arg: { viewerId: string; page: number }) {
  const dispatch = useAppDispatch();
  const news = useAppSelector(selectNews);
  const known = useRef(news);
  const refresh = useEffectEvent(() => {
    if (arg.page === 0) dispatch(reloadQuery(refreshQuery(arg)));
  });
  useEffect(() => {
    if (news === known.current) return;
    known.current = news;
    refresh();
  }, [news]);
}
