import { followTexts } from '@contract/texts/followTexts';
import { fetchFollowers } from '@/features/dashboard/dashboardThunks';
import { PeopleList } from '@/features/dashboard/PeopleList';
import { useLoadable } from '@/features/dashboard/useLoadable';
import { ViewFrame } from '@/features/dashboard/ViewFrame';
import { usePageNumber } from '@/lib/usePageNumber';
import { useAppDispatch } from '@/store/hooks';

export function FollowersView() {
  const dispatch = useAppDispatch();
  const [page] = usePageNumber();
  const loaded = useLoadable({
    select: ({ followers }) => followers,
    arg: { page },
    start: () => dispatch(fetchFollowers({ page })),
  });
  return (
    <ViewFrame title="All Your Followers" description="The people who follow what you write.">
      <PeopleList
        label="All Your Followers"
        empty="You don't have any Follower yet."
        failure={followTexts.followersFailed}
        loaded={loaded}
      />
    </ViewFrame>
  );
}
