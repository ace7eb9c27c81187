import { accountTexts } from '@contract/texts/accountTexts';
import { ownProfileQuery } from '@/features/dashboard/dashboardQueries';
import { PendingEmail } from '@/features/dashboard/PendingEmail';
import { ProfileCard } from '@/features/dashboard/ProfileCard';
import { ViewFrame } from '@/features/dashboard/ViewFrame';
import { useAppSelector, useViewer } from '@/store/hooks';
import { useRouteData } from '@/store/useRouteData';
import { Skeleton } from '@/ui/Skeleton';
import { WhenLoaded } from '@/ui/WhenLoaded';

const bones = (
  <div className="grid gap-6">
    <Skeleton className="aspect-[4/1]" />
    <Skeleton className="size-28 rounded-full" />
    <Skeleton className="h-40" />
  </div>
);

export function ProfileView() {
  const viewerId = useViewer()?.id ?? '';
  const pendingEmail = useAppSelector(({ auth }) => auth.user?.pendingEmail ?? null);
  const loaded = useRouteData(ownProfileQuery({ viewerId }));
  return (
    <ViewFrame title="Profile" description="What others see of you, and what only you do.">
      {pendingEmail === null ? null : <PendingEmail email={pendingEmail} />}
      <WhenLoaded loaded={loaded} failure={accountTexts.profileFailed} skeleton={bones}>
        {(profile) => <ProfileCard profile={profile} onCoverChanged={loaded.reload} />}
      </WhenLoaded>
    </ViewFrame>
  );
}
