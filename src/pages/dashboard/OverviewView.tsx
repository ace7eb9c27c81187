import type { ChartData } from '@contract/entities';
import { accountTexts } from '@contract/texts/accountTexts';
import { ChartFigure } from '@/features/dashboard/ChartFigure';
import { chartsQuery, ownProfileQuery } from '@/features/dashboard/dashboardQueries';
import { StatTiles } from '@/features/dashboard/StatTiles';
import { VerifyAlert } from '@/features/dashboard/VerifyAlert';
import { ViewFrame } from '@/features/dashboard/ViewFrame';
import { WhenLoaded } from '@/features/dashboard/WhenLoaded';
import { useAppSelector } from '@/store/hooks';
import { useRouteData } from '@/store/useRouteData';
import { UnfinishedPosts } from './UnfinishedPosts';

type ChartsProps = { data: ChartData | null; canDraw?: boolean };

function Charts({ data, canDraw = false }: ChartsProps) {
  const { likesData = null, followersData = null } = data ?? {};
  return (
    <div className="grid gap-10 lg:grid-cols-2">
      <ChartFigure title="Likes Over Time" unit="likes" points={likesData} canDraw={canDraw} />
      <ChartFigure
        title="Followers Over Time"
        unit="followers"
        points={followersData}
        canDraw={canDraw}
      />
    </div>
  );
}

export function OverviewView() {
  const user = useAppSelector(({ auth }) => auth.user);
  const viewerId = user?.id ?? '';
  const charts = useRouteData(chartsQuery({ viewerId }));
  const profile = useRouteData(ownProfileQuery({ viewerId }));
  const hasTiles = profile.data !== null || profile.status === 'failed';
  if (!user) return null;
  return (
    <ViewFrame title="Dashboard" description="How your posts and your readership are doing.">
      {user.isVerified ? null : <VerifyAlert />}
      <p className="font-serif text-2xl">
        Hello, <bdi className="text-accent">{`${user.firstName} ${user.lastName}`}</bdi>
      </p>
      <UnfinishedPosts />
      <WhenLoaded
        loaded={profile}
        failure={accountTexts.profileFailed}
        skeleton={<StatTiles profile={null} />}
      >
        {(data) => <StatTiles profile={data} />}
      </WhenLoaded>
      <WhenLoaded
        loaded={charts}
        failure={accountTexts.statisticsFailed}
        skeleton={<Charts data={null} />}
      >
        {(data) => <Charts data={data} canDraw={hasTiles} />}
      </WhenLoaded>
    </ViewFrame>
  );
}
