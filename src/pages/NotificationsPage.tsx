import { paths } from '@contract/pages';
import { notificationTexts } from '@contract/texts/notificationTexts';
import { useEffect, useEffectEvent, useRef } from 'react';
import { Link } from 'react-router-dom';
import { NotificationList } from '@/features/notifications/NotificationList';
import { notificationsQuery, refreshQuery } from '@/features/notifications/notificationQueries';
import { selectNews, selectUnseen } from '@/features/notifications/notificationSlice';
import { markAllSeen, markSeen } from '@/features/notifications/notificationThunks';
import { usePageNumber } from '@/lib/hooks/usePageNumber';
import { useSingleRun } from '@/lib/hooks/useSingleRun';
import '@/memberStyles.css';
import { useAppDispatch, useAppSelector, useViewer } from '@/store/hooks';
import { reloadQuery } from '@/store/routeQuery';
import { useRouteData } from '@/store/useRouteData';
import { Button, buttonClasses } from '@/ui/Button';
import { CardSkeletons } from '@/ui/CardSkeletons';
import { EmptyList } from '@/ui/EmptyList';
import { Head } from '@/ui/Head';
import { Pagination } from '@/ui/Pagination';
import { WhenLoaded } from '@/ui/WhenLoaded';

/** What is shown is seen; it stays marked as new until the page is opened again. */
function useMarkSeen(newest: { createdAt: string; isSeen: boolean } | undefined) {
  const dispatch = useAppDispatch();
  const until = newest?.isSeen === false ? newest.createdAt : null;
  const mark = useEffectEvent((time: string) => void dispatch(markSeen(time)));
  useEffect(() => {
    if (until !== null) mark(until);
  }, [until]);
}

/** Rows come in while the first page is open. On others, they would move those that are read. */
function useNews(arg: { viewerId: string; page: number }) {
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

/** What happened since the member was here. */
export function NotificationsPage() {
  const viewerId = useViewer()?.id ?? '';
  const [page, setPage] = usePageNumber();
  const loaded = useRouteData(notificationsQuery({ viewerId, page }));
  const newest = loaded.data?.notifications[0];
  useMarkSeen(newest);
  useNews({ viewerId, page });
  const dispatch = useAppDispatch();
  const { isBusy, run } = useSingleRun();
  const heading = useRef<HTMLHeadingElement>(null);
  const unseen = useAppSelector(selectUnseen);
  const hasNew = unseen > 0 || loaded.data?.notifications.some(({ isSeen }) => !isSeen) === true;

  async function markAll() {
    if (!newest) return;
    // The button goes when it is done.
    const outcome = await dispatch(markAllSeen(newest.createdAt));
    if (markAllSeen.fulfilled.match(outcome)) heading.current?.focus();
  }

  return (
    <div className="mx-auto grid max-w-column gap-6 px-4 py-10">
      <Head
        title="Notifications"
        description="What happened on Commonplace since you were here."
        isPrivate
      />
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h1 ref={heading} tabIndex={-1} className="text-3xl">
          Notifications
        </h1>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
          {hasNew ? (
            <Button variant="secondary" busy={isBusy} onClick={() => void run(markAll)}>
              Mark all as read
            </Button>
          ) : null}
          <Link to={paths.choices} className="touchable inline-flex items-center text-link">
            Choose what you are told
          </Link>
        </div>
      </div>
      <WhenLoaded
        loaded={loaded}
        failure={notificationTexts.listFailed}
        skeleton={<CardSkeletons kind="person" />}
      >
        {({ notifications, areMore }) => (
          <>
            {notifications.length > 0 ? (
              <NotificationList notifications={notifications} />
            ) : (
              <EmptyList icon="bell" page={page} onPage={setPage}>
                <p>
                  Nothing has happened yet. Answers, mentions, likes and new followers appear here.
                </p>
                <Link to={paths.posts} className={buttonClasses('secondary')}>
                  Find posts to talk about
                </Link>
              </EmptyList>
            )}
            <Pagination
              page={page}
              count={notifications.length}
              areMore={areMore}
              onPage={setPage}
            />
          </>
        )}
      </WhenLoaded>
    </div>
  );
}
