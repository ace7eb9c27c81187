import { paths } from '@contract/pages';
import { subscriberTexts } from '@contract/texts/subscriberTexts';
import { subscribersQuery } from '@/features/dashboard/dashboardQueries';
import { ExportSubscribers } from '@/features/dashboard/ExportSubscribers';
import { PostEmailAmount } from '@/features/dashboard/PostEmailAmount';
import { SubscriberList } from '@/features/dashboard/SubscriberList';
import { ViewFrame } from '@/features/dashboard/ViewFrame';
import { useViewer } from '@/store/hooks';
import { usePagedQuery } from '@/store/usePagedQuery';
import { NothingYet } from '@/ui/NothingYet';
import { PagedView } from '@/ui/PagedView';

/** Who gets new posts by e-mail: for administrators all, for others those who get their own posts. */
export function SubscribersView() {
  const isAdmin = useViewer()?.role === 'admin';
  const list = usePagedQuery(subscribersQuery);
  const isEmpty = list.pages[0] === 0 && list.loaded.data?.subscribers.length === 0;
  return (
    <ViewFrame
      title="Subscribers"
      description="Addresses that get new posts by e-mail."
      aside={isEmpty ? null : <ExportSubscribers />}
    >
      <PostEmailAmount />
      <PagedView
        {...list}
        rowsOf={({ subscribers }) => subscribers}
        icon="letter"
        empty={
          <NothingYet to={paths.subscribe} next="Show where people subscribe">
            {isAdmin ? subscriberTexts.none : subscriberTexts.noneOfAuthor}
          </NothingYet>
        }
      >
        {({ subscribers }) => <SubscriberList subscribers={subscribers} showsAuthors={isAdmin} />}
      </PagedView>
    </ViewFrame>
  );
}
