import { notificationView } from '@contract/notifications/notificationEntities';
import { paths } from '@contract/pages';
import { notificationTexts } from '@contract/texts/notificationTexts';
import { useRef } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { MarkSeenButton } from '@/features/notifications/MarkSeenButton';
import { NotificationList } from '@/features/notifications/NotificationList';
import { NotificationTabs } from '@/features/notifications/NotificationTabs';
import { notificationsQuery } from '@/features/notifications/notificationQueries';
import { markSeen } from '@/features/notifications/notificationThunks';
import { useNews } from '@/features/notifications/useNews';
import { usePageNumber } from '@/lib/hooks/usePageNumber';
import '@/memberStyles.css';
import { useAppDispatch, useViewer } from '@/store/hooks';
import { useRouteData } from '@/store/useRouteData';
import { Head } from '@/ui/Head';
import { NothingYet } from '@/ui/NothingYet';
import { PagedView } from '@/ui/PagedView';

/** What happened to the member and is not read yet, and what is. */
export function NotificationsPage() {
  const dispatch = useAppDispatch();
  const pages = usePageNumber();
  const [search] = useSearchParams();
  const view = notificationView.options.find((one) => one === search.get('view'));
  const arg = { viewerId: useViewer()?.id ?? '', page: pages[0], view };
  const loaded = useRouteData(notificationsQuery(arg));
  useNews(arg);
  const heading = useRef<HTMLHeadingElement>(null);

  return (
    <div className="mx-auto grid max-w-column gap-6 px-4 py-10">
      <Head
        title="Notifications"
        description={(site) => `What happened on ${site} since you were here.`}
        isPrivate
      />
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h1 ref={heading} tabIndex={-1} className="text-3xl">
          Notifications
        </h1>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
          <MarkSeenButton
            rows={loaded.data?.notifications ?? []}
            areOfAll={!view}
            onDone={() => heading.current?.focus()}
          />
          <Link to={paths.choices} className="touchable inline-flex items-center text-link">
            Choose what you are told
          </Link>
        </div>
      </div>
      <NotificationTabs view={view} />
      <PagedView
        loaded={loaded}
        failure={notificationTexts.listFailed}
        skeleton="person"
        rowsOf={({ notifications }) => notifications}
        pages={pages}
        icon="bell"
        empty={
          <NothingYet to={paths.posts} next="Find posts to talk about">
            {notificationTexts.nothing[view ?? 'all']}
          </NothingYet>
        }
      >
        {({ notifications }) => (
          <NotificationList
            notifications={notifications}
            onSeen={(id) => void dispatch(markSeen({ ids: [id] }))}
          />
        )}
      </PagedView>
    </div>
  );
}
