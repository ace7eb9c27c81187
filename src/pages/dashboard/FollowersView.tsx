import { paths } from '@contract/pages';
import { followersQuery } from '@/features/dashboard/dashboardQueries';
import { PeopleList } from '@/features/dashboard/PeopleList';
import { ViewFrame } from '@/features/dashboard/ViewFrame';

export function FollowersView() {
  return (
    <ViewFrame title="All Your Followers" description="The people who follow what you write.">
      <PeopleList
        label="All Your Followers"
        icon="followers"
        empty="You don't have any Follower yet."
        hint="Readers follow authors from their posts, comments and profiles."
        to={paths.create}
        next="Write a post"
        query={followersQuery}
      />
    </ViewFrame>
  );
}
