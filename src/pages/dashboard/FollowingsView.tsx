import { paths } from '@contract/pages';
import { Link } from 'react-router-dom';
import { FollowedTopics } from '@/features/blog/followed/FollowedTopics';
import { followingsQuery } from '@/features/dashboard/dashboardQueries';
import { PeopleList } from '@/features/dashboard/PeopleList';
import { ViewFrame } from '@/features/dashboard/ViewFrame';
import { usePageNumber } from '@/lib/hooks/usePageNumber';
import { useViewer } from '@/store/hooks';
import { useRouteData } from '@/store/useRouteData';
import { buttonClasses } from '@/ui/Button';

export function FollowingsView() {
  const viewerId = useViewer()?.id ?? '';
  const [page] = usePageNumber();
  const loaded = useRouteData(followingsQuery({ viewerId, page }));
  return (
    <ViewFrame title="All the Followed Authors" description="The authors whose posts you follow.">
      <PeopleList
        label="All the Followed Authors"
        icon="followings"
        empty="You are not following anyone yet."
        next={
          <>
            <p>Open a post that you like, and press “Follow” beside its author.</p>
            <Link to={paths.posts} className={buttonClasses('secondary')}>
              Find authors
            </Link>
          </>
        }
        failure={followingsQuery.failure}
        loaded={loaded}
      />
      <FollowedTopics />
    </ViewFrame>
  );
}
