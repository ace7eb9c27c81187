import { paths } from '@contract/pages';
import { can } from '@contract/permissions';
import { useLocation } from 'react-router-dom';
import { siteStateQuery } from '@/features/dashboard/dashboardQueries';
import { HostSteps } from '@/features/dashboard/HostSteps';
import { SiteState } from '@/features/dashboard/SiteState';
import { ViewFrame } from '@/features/dashboard/ViewFrame';
import { useAppSelector } from '@/store/hooks';
import { attemptedState } from '@/store/session/signInState';
import { useRouteData } from '@/store/useRouteData';
import { selectViewer } from '@/store/viewer';
import { Button } from '@/ui/Button';
import { CardSkeletons } from '@/ui/CardSkeletons';
import { Redirect } from '@/ui/Redirect';
import { WhenLoaded } from '@/ui/WhenLoaded';

function State({ viewerId }: { viewerId: string }) {
  const loaded = useRouteData(siteStateQuery({ viewerId }));
  return (
    <ViewFrame
      title="Site"
      description="What the site runs on, and what is missing."
      aside={
        <Button variant="secondary" onClick={loaded.reload}>
          Check again
        </Button>
      }
    >
      <WhenLoaded
        loaded={loaded}
        failure={siteStateQuery.failure}
        skeleton={<CardSkeletons kind="person" count={5} />}
      >
        {({ installation, emails, firstSteps }) => (
          <>
            <HostSteps done={firstSteps} />
            <SiteState installation={installation} emails={emails} />
          </>
        )}
      </WhenLoaded>
    </ViewFrame>
  );
}

/** Redirects everyone but administrators, with the attempted location. */
export function SiteView() {
  const location = useLocation();
  const viewer = useAppSelector(selectViewer);
  if (!viewer || !can(viewer, 'change site'))
    return <Redirect to={paths.denied} state={attemptedState(location)} />;
  return <State viewerId={viewer.id} />;
}
