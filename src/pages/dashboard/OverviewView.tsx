import { accountTexts } from '@contract/texts/accountTexts';
import { Charts } from '@/features/dashboard/Charts';
import { chartsQuery, ownProfileQuery } from '@/features/dashboard/dashboardQueries';
import { NewMemberSteps } from '@/features/dashboard/FirstSteps';
import { StatTiles } from '@/features/dashboard/StatTiles';
import { VerifyAlert } from '@/features/dashboard/VerifyAlert';
import { ViewFrame } from '@/features/dashboard/ViewFrame';
import { PendingWork } from '@/features/moderation/PendingWork';
import { RoleNotice } from '@/features/passkeys/RoleNotice';
import { lazyPart } from '@/lib/browser/lazyPart';
import { whenQuiet } from '@/lib/browser/whenQuiet';
import { useAppSelector } from '@/store/hooks';
import { useRouteData } from '@/store/useRouteData';
import { WhenLoaded } from '@/ui/WhenLoaded';
import { ReaderSkeleton } from './ReaderSkeleton';
import { SentPostNotice } from './SentPostNotice';
import { UnfinishedPosts } from './UnfinishedPosts';

const PeriodResults = lazyPart({
  load: async () => (await import('@/features/dashboard/PeriodResults')).PeriodResults,
  when: whenQuiet,
});

const ReaderStart = lazyPart({
  load: async () => (await import('./ReaderStart')).ReaderStart,
  fallback: <ReaderSkeleton />,
});

export function OverviewView() {
  const user = useAppSelector(({ auth }) => auth.user);
  const viewerId = user?.id ?? '';
  const charts = useRouteData(chartsQuery({ viewerId }));
  const profile = useRouteData(ownProfileQuery({ viewerId }));
  const hasTiles = profile.data !== null || profile.status === 'failed';
  if (!user) return null;
  const greeting = (
    <p className="font-serif text-xl">
      Hello, <bdi className="text-accent">{`${user.firstName} ${user.lastName}`}</bdi>
    </p>
  );
  return (
    <ViewFrame title="Dashboard" description="How your posts and your readership are doing.">
      <SentPostNotice />
      {user.isVerified ? null : <VerifyAlert />}
      <RoleNotice />
      <PendingWork />
      <UnfinishedPosts />
      <WhenLoaded
        loaded={profile}
        failure={accountTexts.profileFailed}
        skeleton={
          <>
            {greeting}
            <StatTiles profile={null} />
          </>
        }
      >
        {(data) => (
          <>
            {data.totalPosts === 0 ? (
              <ReaderStart viewerId={viewerId} isFollowing={data.following > 0} />
            ) : null}
            {greeting}
            <NewMemberSteps profile={data} user={user} />
            <StatTiles profile={data} />
          </>
        )}
      </WhenLoaded>
      <WhenLoaded loaded={charts} failure={chartsQuery.failure} skeleton={<Charts data={null} />}>
        {({ chartData }) => <Charts data={chartData} canDraw={hasTiles} profile={profile.data} />}
      </WhenLoaded>
      {profile.data && profile.data.totalPosts > 0 ? <PeriodResults viewerId={viewerId} /> : null}
    </ViewFrame>
  );
}
