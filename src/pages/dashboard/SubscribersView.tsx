import { paths } from '@contract/pages';
import { subscriberTexts } from '@contract/texts/subscriberTexts';
import { Link } from 'react-router-dom';
import { subscribersQuery } from '@/features/dashboard/dashboardQueries';
import { ExportSubscribers } from '@/features/dashboard/ExportSubscribers';
import { SubscriberList } from '@/features/dashboard/SubscriberList';
import { ViewFrame } from '@/features/dashboard/ViewFrame';
import { usePageNumber } from '@/lib/hooks/usePageNumber';
import { useViewer } from '@/store/hooks';
import { useRouteData } from '@/store/useRouteData';
import { buttonClasses } from '@/ui/Button';
import { PagedView } from '@/ui/PagedView';

/** Who gets new posts by e-mail: for administrators all, for others those who get their own posts. */
export function SubscribersView() {
  const viewer = useViewer();
  const pages = usePageNumber();
  const [page] = pages;
  const loaded = useRouteData(subscribersQuery({ viewerId: viewer?.id ?? '', page }));
  const isEmpty = page === 0 && loaded.data?.subscribers.length === 0;
  return (
    <ViewFrame
      title="Subscribers"
      description="Addresses that get new posts by e-mail."
      aside={isEmpty ? null : <ExportSubscribers />}
    >
      <PagedView
        loaded={loaded}
        failure={subscribersQuery.failure}
        skeleton="ownPost"
        rowsOf={({ subscribers }) => subscribers}
        pages={pages}
        icon="letter"
        empty={
          <>
            <p>{subscriberTexts.none}</p>
            <Link to={paths.subscribe} className={buttonClasses('secondary')}>
              Show where people subscribe
            </Link>
          </>
        }
      >
        {({ subscribers }) => (
          <SubscriberList subscribers={subscribers} showsAuthors={viewer?.role === 'admin'} />
        )}
      </PagedView>
    </ViewFrame>
  );
}
