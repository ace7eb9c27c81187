import { followTexts } from '@contract/texts/followTexts';
import { fetchFollowings } from '@/features/dashboard/dashboardThunks';
import { PeopleList } from '@/features/dashboard/PeopleList';
import { useLoadable } from '@/features/dashboard/useLoadable';
import { ViewFrame } from '@/features/dashboard/ViewFrame';
import { usePageNumber } from '@/lib/usePageNumber';
import { useAppDispatch } from '@/store/hooks';

export function FollowingsView() {
  const dispatch = useAppDispatch();
  const [page] = usePageNumber();
  const loaded = useLoadable({
    select: ({ followings }) => followings,
    arg: { page },
    start: () => dispatch(fetchFollowings({ page })),
  });
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
