import { accountTexts } from '@contract/texts/accountTexts';
import { fetchOwnProfile } from '@/features/dashboard/dashboardThunks';
import { ProfileCard } from '@/features/dashboard/ProfileCard';
import { useLoadable } from '@/features/dashboard/useLoadable';
import { ViewFrame } from '@/features/dashboard/ViewFrame';
import { WhenLoaded } from '@/features/dashboard/WhenLoaded';
import { useAppDispatch } from '@/store/hooks';
import { Skeleton } from '@/ui/Skeleton';

const bones = (
  <div className="grid gap-6">
    <Skeleton className="aspect-[4/1]" />
    <Skeleton className="size-28 rounded-full" />
    <Skeleton className="h-40" />
  </div>
);

export function ProfileView() {
  const dispatch = useAppDispatch();
  const loaded = useLoadable({
    select: ({ profile }) => profile,
    start: () => dispatch(fetchOwnProfile()),
  });
  return (
    <ViewFrame title="Profile" description="What others see of you, and what only you do.">
      <WhenLoaded loaded={loaded} failure={accountTexts.profileFailed} skeleton={bones}>
        {(profile) => <ProfileCard profile={profile} onCoverChanged={loaded.reload} />}
      </WhenLoaded>
    </ViewFrame>
  );
}
