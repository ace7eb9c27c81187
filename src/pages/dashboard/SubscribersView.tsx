import { subscriberTexts } from '@contract/texts/subscriberTexts';
import { subscribersQuery } from '@/features/dashboard/dashboardQueries';
import { ExportSubscribers } from '@/features/dashboard/ExportSubscribers';
import { SubscriberList } from '@/features/dashboard/SubscriberList';
import { ViewFrame } from '@/features/dashboard/ViewFrame';
import { usePageNumber } from '@/lib/hooks/usePageNumber';
import { useViewer } from '@/store/hooks';
import { useRouteData } from '@/store/useRouteData';
import { CardSkeletons } from '@/ui/CardSkeletons';
import { EmptyState, emptyPageText } from '@/ui/EmptyState';
import { Pagination } from '@/ui/Pagination';
import { WhenLoaded } from '@/ui/WhenLoaded';

/** Who gets new posts by e-mail: for administrators all, for others those who get their own posts. */
export function SubscribersView() {
  const viewer = useViewer();
  const [page, setPage] = usePageNumber();
  const loaded = useRouteData(subscribersQuery({ viewerId: viewer?.id ?? '', page }));
  const isEmpty = page === 0 && loaded.data?.subscribers.length === 0;
  return (
    <ViewFrame
      title="Subscribers"
      description="Addresses that get new posts by e-mail."
      aside={isEmpty ? null : <ExportSubscribers />}
    >
      <WhenLoaded
        loaded={loaded}
        failure={subscriberTexts.loadFailed}
        skeleton={<CardSkeletons kind="ownPost" />}
      >
        {({ subscribers, areMore }) => (
          <>
            {subscribers.length > 0 ? (
              <SubscriberList subscribers={subscribers} showsAuthors={viewer?.role === 'admin'} />
            ) : (
              <EmptyState icon="letter">
                <p>{page > 0 ? emptyPageText : subscriberTexts.none}</p>
              </EmptyState>
            )}
            <Pagination page={page} count={subscribers.length} areMore={areMore} onPage={setPage} />
          </>
        )}
      </WhenLoaded>
    </ViewFrame>
  );
}
