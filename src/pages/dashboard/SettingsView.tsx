import { paths } from '@contract/pages';
import { can } from '@contract/permissions';
import { sitePagesPath } from '@contract/site/sitePages';
import { siteTexts } from '@contract/texts/siteTexts';
import { useRef } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { LeaveQuestion } from '@/features/auth/LeaveQuestion';
import { ViewFrame } from '@/features/dashboard/ViewFrame';
import { HoldingSelect } from '@/features/moderation/HoldingSelect';
import { Invites } from '@/features/site/Invites';
import { LinksForm } from '@/features/site/links/LinksForm';
import { SettingsForm } from '@/features/site/SettingsForm';
import { useViewFocus } from '@/lib/hooks/useViewFocus';
import { useViewer } from '@/store/hooks';
import { attemptedState } from '@/store/session/signInState';
import { useSiteSettings } from '@/store/siteSettings';
import { buttonClasses } from '@/ui/Button';
import { CardSkeletons } from '@/ui/CardSkeletons';
import { FailedState } from '@/ui/FailedState';
import { Redirect } from '@/ui/Redirect';
import { SitePages } from './SitePages';

function Settings() {
  const { site, hasFailed, reload } = useSiteSettings();
  const linksChanged = useRef<(() => boolean) | null>(null);
  if (!site && hasFailed) return <FailedState message={siteTexts.loadFailed} onRetry={reload} />;
  if (!site) return <CardSkeletons kind="person" count={5} />;
  return (
    <>
      <SettingsForm
        site={site}
        onTried={reload}
        renderLeaveQuestion={(isChanged) => (
          // A page asks once for all of its forms.
          <LeaveQuestion isChanged={() => isChanged() || (linksChanged.current?.() ?? false)} />
        )}
      />
      <LinksForm site={site} onTried={reload} changed={linksChanged} />
      {site.registration === 'closed' ? null : <Invites />}
    </>
  );
}

/** Redirects everyone but administrators, with the attempted location. */
export function SettingsView() {
  const location = useLocation();
  const [search] = useSearchParams();
  useViewFocus(search.toString());
  const viewer = useViewer();
  if (!viewer || !can(viewer, 'change site'))
    return <Redirect to={paths.denied} state={attemptedState(location)} />;
  if (search.get('view') === 'pages')
    return <SitePages slug={search.get('page')} viewerId={viewer.id} />;
  return (
    <ViewFrame title="Settings" description="The name, the words and the members of the site.">
      <section aria-labelledby="pages-setting" className="grid justify-items-start gap-4">
        <h2 id="pages-setting" className="text-2xl">
          Pages
        </h2>
        <p className="text-quiet">
          An imprint, a code of conduct, or what your readers should know about the site and its
          privacy.
        </p>
        <Link to={sitePagesPath} className={buttonClasses('secondary')}>
          Write pages
        </Link>
      </section>
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
