import { paths } from '@contract/pages';
import { can } from '@contract/permissions';
import { siteTexts } from '@contract/texts/siteTexts';
import { Navigate, useLocation } from 'react-router-dom';
import { LeaveQuestion } from '@/features/auth/LeaveQuestion';
import { ViewFrame } from '@/features/dashboard/ViewFrame';
import { HoldingSelect } from '@/features/moderation/HoldingSelect';
import { Invites } from '@/features/site/Invites';
import { SettingsForm } from '@/features/site/SettingsForm';
import { useViewer } from '@/store/hooks';
import { attemptedState } from '@/store/session/attempted';
import { useSiteSettings } from '@/store/siteSettings';
import { CardSkeletons } from '@/ui/CardSkeletons';
import { FailedState } from '@/ui/FailedState';

function Settings() {
  const { site, hasFailed, reload } = useSiteSettings();
  if (!site && hasFailed) return <FailedState message={siteTexts.loadFailed} onRetry={reload} />;
  if (!site) return <CardSkeletons kind="person" count={5} />;
  return (
    <>
      <SettingsForm
        site={site}
        onTried={reload}
        renderLeaveQuestion={(isChanged) => <LeaveQuestion isChanged={isChanged} />}
      />
      {site.registration === 'closed' ? null : <Invites />}
    </>
  );
}

/** Redirects everyone but administrators, with the attempted location. */
export function SettingsView() {
  const location = useLocation();
  const viewer = useViewer();
  if (!viewer || !can(viewer, 'change site'))
    return <Navigate to={paths.denied} state={attemptedState(location)} replace />;
  return (
    <ViewFrame title="Settings" description="The name, the words and the members of the site.">
      <Settings />
      <section aria-labelledby="comments-setting" className="grid gap-4">
        <h2 id="comments-setting" className="text-2xl">
          Comments
        </h2>
        <HoldingSelect />
      </section>
    </ViewFrame>
  );
}
