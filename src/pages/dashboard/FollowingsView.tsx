import { paths } from '@contract/pages';
import { Link } from 'react-router-dom';
import { followingsQuery } from '@/features/dashboard/dashboardQueries';
import { PeopleList } from '@/features/dashboard/PeopleList';
import { ViewFrame } from '@/features/dashboard/ViewFrame';
import { FollowedTopics } from '@/features/posts/followed/FollowedTopics';
import { buttonClasses } from '@/ui/Button';

export function FollowingsView() {
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
        query={followingsQuery}
      />
      <FollowedTopics />
    </ViewFrame>
  );
}
