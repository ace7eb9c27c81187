import { paths } from '@contract/pages';
import { followingsQuery } from '@/features/dashboard/dashboardQueries';
import { PeopleList } from '@/features/dashboard/PeopleList';
import { ViewFrame } from '@/features/dashboard/ViewFrame';
import { FollowedTopics } from '@/features/posts/followed/FollowedTopics';
import { UnfollowButton } from '@/features/profile/UnfollowButton';

export function FollowingsView() {
  return (
    <ViewFrame title="All the Followed Authors" description="The authors whose posts you follow.">
      <PeopleList
        label="All the Followed Authors"
        icon="followings"
        empty="You are not following anyone yet."
        hint="Open a post that you like, and press “Follow” beside its author."
        to={paths.posts}
        next="Find authors"
        query={followingsQuery}
        renderAction={(person) => <UnfollowButton author={person} />}
      />
      <FollowedTopics />
    </ViewFrame>
  );
}
