import { paths } from '@contract/pages';
import { Link } from 'react-router-dom';
import { followersQuery } from '@/features/dashboard/dashboardQueries';
import { PeopleList } from '@/features/dashboard/PeopleList';
import { ViewFrame } from '@/features/dashboard/ViewFrame';
import { buttonClasses } from '@/ui/Button';

export function FollowersView() {
  return (
    <ViewFrame title="All Your Followers" description="The people who follow what you write.">
      <PeopleList
        label="All Your Followers"
        icon="followers"
        empty="You don't have any Follower yet."
        next={
          <>
            <p>Readers follow authors from their posts, comments and profiles.</p>
            <Link to={paths.create} className={buttonClasses('secondary')}>
              Write a post
            </Link>
          </>
        }
        query={followersQuery}
      />
    </ViewFrame>
  );
}
