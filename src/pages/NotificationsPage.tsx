import { paths } from '@contract/pages';
import { notificationTexts } from '@contract/texts/notificationTexts';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { NotificationList } from '@/features/notifications/NotificationList';
import { notificationsQuery } from '@/features/notifications/notificationQueries';
import { selectUnseen } from '@/features/notifications/notificationSlice';
import { markAllSeen } from '@/features/notifications/notificationThunks';
import { useMarkSeen, useNews } from '@/features/notifications/useShownNotifications';
import { usePageNumber } from '@/lib/hooks/usePageNumber';
import { useSingleRun } from '@/lib/hooks/useSingleRun';
import '@/memberStyles.css';
import { useAppDispatch, useAppSelector, useViewer } from '@/store/hooks';
import { useRouteData } from '@/store/useRouteData';
import { Button } from '@/ui/Button';
import { Head } from '@/ui/Head';
import { NothingYet } from '@/ui/NothingYet';
import { PagedView } from '@/ui/PagedView';

/** What happened since the member was here. */
export function NotificationsPage() {
  const pages = usePageNumber();
  const arg = { viewerId: useViewer()?.id ?? '', page: pages[0] };
  const loaded = useRouteData(notificationsQuery(arg));
  const newest = loaded.data?.notifications[0];
  useMarkSeen(newest);
  useNews(arg);
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
      <PagedView
        loaded={loaded}
        failure={notificationTexts.listFailed}
        skeleton="person"
        rowsOf={({ notifications }) => notifications}
        pages={pages}
        icon="bell"
        empty={
          <NothingYet to={paths.posts} next="Find posts to talk about">
            Nothing has happened yet. Answers, mentions, likes and new followers appear here.
          </NothingYet>
        }
      >
        {({ notifications }) => <NotificationList notifications={notifications} />}
      </PagedView>
    </div>
  );
}
