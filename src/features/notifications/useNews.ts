import { useEffect, useEffectEvent, useRef } from 'react';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { reloadQuery } from '@/store/routeQuery';
import { notificationsQuery } from './notificationQueries';
import { selectNews } from './notificationSlice';
import type { NotificationsArg } from './notificationThunks';

/** Rows come in while the first page is open. On others, they would move those that are read. */
export function useNews(arg: NotificationsArg) {
  const dispatch = useAppDispatch();
  const news = useAppSelector(selectNews);
  const known = useRef(news);
  const refresh = useEffectEvent(() => {
    if (arg.page === 0) dispatch(reloadQuery(notificationsQuery(arg)));
  });
  useEffect(() => {
    if (news === known.current) return;
    known.current = news;
    refresh();
  }, [news]);
}
