import { accountTexts } from '@contract/texts/accountTexts';
import { ChartFigure } from '@/features/dashboard/ChartFigure';
import { fetchCharts, fetchOwnProfile } from '@/features/dashboard/dashboardThunks';
import { StatTiles } from '@/features/dashboard/StatTiles';
import { useLoadable } from '@/features/dashboard/useLoadable';
import { VerifyAlert } from '@/features/dashboard/VerifyAlert';
import { ViewFrame } from '@/features/dashboard/ViewFrame';
import { WhenLoaded } from '@/features/dashboard/WhenLoaded';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Skeleton } from '@/ui/Skeleton';

const chartBones = (
  <div className="grid gap-10 lg:grid-cols-2">
    <Skeleton className="h-80" />
    <Skeleton className="h-80" />
  </div>
);

export function OverviewView() {
  const dispatch = useAppDispatch();
  const user = useAppSelector(({ auth }) => auth.user);
  const charts = useLoadable({
    select: (dashboard) => dashboard.charts,
    start: () => dispatch(fetchCharts()),
  });
  const profile = useLoadable({
    select: (dashboard) => dashboard.profile,
    start: () => dispatch(fetchOwnProfile()),
  });
  if (!user) return null;
  return (
    <ViewFrame title="Dashboard" description="How your posts and your readership are doing.">
      {user.isVerified ? null : <VerifyAlert />}
      <p className="font-serif text-2xl">
        Hello, <span className="text-accent">{`${user.firstName} ${user.lastName}`}</span>
      </p>
      <WhenLoaded
        loaded={profile}
        failure={accountTexts.profileFailed}
        skeleton={<Skeleton className="h-51" />}
      >
        {(data) => <StatTiles profile={data} />}
      </WhenLoaded>
      <WhenLoaded loaded={charts} failure={accountTexts.statisticsFailed} skeleton={chartBones}>
        {({ likesData, followersData }) => (
          <div className="grid gap-10 lg:grid-cols-2">
            <ChartFigure title="Likes Over Time" what="likes" points={likesData} />
            <ChartFigure title="Followers Over Time" what="followers" points={followersData} />
          </div>
        )}
      </WhenLoaded>
    </ViewFrame>
  );
}
