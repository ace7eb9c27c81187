import { followTexts } from '@contract/texts/followTexts';
import { followingsQuery } from '@/features/dashboard/dashboardQueries';
import { PeopleList } from '@/features/dashboard/PeopleList';
import { ViewFrame } from '@/features/dashboard/ViewFrame';
import { usePageNumber } from '@/lib/usePageNumber';
import { useViewer } from '@/store/hooks';
import { useRouteData } from '@/store/useRouteData';

export function FollowingsView() {
  const viewerId = useViewer()?.id ?? '';
  const [page] = usePageNumber();
  const loaded = useRouteData(followingsQuery({ viewerId, page }));
  return (
    <ViewFrame title="All the Followed Authors" description="The authors whose posts you follow.">
      <PeopleList
        label="All the Followed Authors"
        empty="You are not following anyone yet."
        failure={followTexts.followingFailed}
        loaded={loaded}
      />
    </ViewFrame>
  );
}
