import { paths } from '@contract/pages';
import { can } from '@contract/permissions';
import { decisionTexts } from '@contract/texts/decisionTexts';
import { withheldTexts } from '@contract/texts/withheldTexts';
import { Link, Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { ViewFrame } from '@/features/dashboard/ViewFrame';
import { HeldList } from '@/features/moderation/HeldList';
import { HoldingSelect } from '@/features/moderation/HoldingSelect';
import { LogList } from '@/features/moderation/LogList';
import {
  heldQuery,
  logQuery,
  reportsQuery,
  withheldQuery,
} from '@/features/moderation/moderationQueries';
import { ReportList } from '@/features/moderation/ReportList';
import { WithheldList } from '@/features/moderation/WithheldList';
import { attemptedState } from '@/lib/attempted';
import { usePageNumber } from '@/lib/hooks/usePageNumber';
import { useAppSelector, useViewer } from '@/store/hooks';
import { useRouteData } from '@/store/useRouteData';
import { selectViewer } from '@/store/viewer';
import { buttonClasses } from '@/ui/Button';
import { classes } from '@/ui/classes';
import { PagedView } from '@/ui/PagedView';

function Reported() {
  const viewerId = useViewer()?.id ?? '';
  const pages = usePageNumber();
  const loaded = useRouteData(reportsQuery({ viewerId, page: pages[0] }));
  return (
    <PagedView
      loaded={loaded}
      failure={reportsQuery.failure}
      skeleton="ownPost"
      rowsOf={({ reports }) => reports}
      pages={pages}
      icon="check"
      empty={
        <>
          <p>{decisionTexts.nothingReported}</p>
          <Link to={paths.posts} className={buttonClasses('secondary')}>
            Read the newest posts
          </Link>
        </>
      }
    >
      {({ reports }) => <ReportList reports={reports} onDecided={loaded.reload} />}
    </PagedView>
  );
}

function Held() {
  const viewer = useViewer();
  const pages = usePageNumber();
  const loaded = useRouteData(heldQuery({ viewerId: viewer?.id ?? '', page: pages[0] }));
  return (
    <>
      {loaded.data && can(viewer, 'change site') ? <HoldingSelect /> : null}
      <PagedView
        loaded={loaded}
        failure={heldQuery.failure}
        skeleton="ownPost"
        rowsOf={({ comments }) => comments}
        pages={pages}
        icon="check"
        empty={
          <>
            <p>{decisionTexts.nothingHeld}</p>
            <Link to={paths.posts} className={buttonClasses('secondary')}>
              Read the newest posts
            </Link>
          </>
        }
      >
        {({ comments }) => (
          <HeldList
            comments={comments}
            isModerator={can(viewer, 'moderate')}
            onDecided={loaded.reload}
          />
        )}
      </PagedView>
    </>
  );
}

function Unpublished() {
  const viewerId = useViewer()?.id ?? '';
  const pages = usePageNumber();
  const loaded = useRouteData(withheldQuery({ viewerId, page: pages[0] }));
  return (
    <PagedView
      loaded={loaded}
      failure={withheldQuery.failure}
      skeleton="ownPost"
      rowsOf={({ posts }) => posts}
      pages={pages}
      icon="check"
      empty={
        <>
          <p>{withheldTexts.none}</p>
          <Link to={paths.moderation} className={buttonClasses('secondary')}>
            Show what was reported
          </Link>
        </>
      }
    >
      {({ posts }) => <WithheldList posts={posts} onAllowed={loaded.reload} />}
    </PagedView>
  );
}

function Log() {
  const viewerId = useViewer()?.id ?? '';
  const pages = usePageNumber();
  const loaded = useRouteData(logQuery({ viewerId, page: pages[0] }));
  return (
    <PagedView
      loaded={loaded}
      failure={logQuery.failure}
      skeleton="ownPost"
      rowsOf={({ entries }) => entries}
      pages={pages}
      icon="checklist"
      empty={
        <>
          <p>{decisionTexts.nothingLogged}</p>
          <Link to={paths.moderation} className={buttonClasses('secondary')}>
            Show what was reported
          </Link>
        </>
      }
    >
      {({ entries }) => <LogList entries={entries} />}
    </PagedView>
  );
}

const tabs = [
  { view: 'reported', name: 'Reported', Queue: Reported },
  { view: 'held', name: 'Held', Queue: Held },
  { view: 'unpublished', name: 'Unpublished', Queue: Unpublished },
  { view: 'log', name: 'Log', Queue: Log },
] as const;

function Queues() {
  const [search] = useSearchParams();
  const mayReadLog = can(useViewer(), 'read log');
  const offered = tabs.filter(({ view }) => view !== 'log' || mayReadLog);
  const wanted = search.get('view');
  const { view: current, Queue } = offered.find(({ view }) => view === wanted) ?? tabs[0];
  return (
    <ViewFrame title="Moderation" description="What waits for a decision, and what was decided.">
      <nav aria-label="Moderation">
        <ul className="flex flex-wrap gap-x-4 sm:gap-x-6">
          {offered.map(({ view, name }) => (
            <li key={view}>
              <Link
                to={{ search: view === 'reported' ? '' : `view=${view}` }}
                aria-current={view === current ? 'page' : undefined}
                className={classes(
                  'touchable inline-flex items-center justify-center border-b-2',
                  view === current
                    ? 'border-accent font-semibold text-accent'
                    : 'border-transparent forced-colors:border-[Canvas] text-quiet hover:border-edge hover:text-ink',
                )}
              >
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <Queue />
    </ViewFrame>
  );
}

/** Redirects everyone but moderators and administrators, with the attempted location. */
export function ModerationView() {
  const location = useLocation();
  const isAllowed = useAppSelector((state) => can(selectViewer(state), 'moderate'));
  if (!isAllowed) return <Navigate to={paths.denied} state={attemptedState(location)} replace />;
  return <Queues />;
}
