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
} from '@/features/moderation/moderationSlice';
import { ReportList } from '@/features/moderation/ReportList';
import { WithheldList } from '@/features/moderation/WithheldList';
import { attemptedState } from '@/lib/attempted';
import { usePageNumber } from '@/lib/hooks/usePageNumber';
import { useAppSelector, useViewer } from '@/store/hooks';
import { useRouteData } from '@/store/useRouteData';
import { selectViewer } from '@/store/viewer';
import { buttonClasses } from '@/ui/Button';
import { CardSkeletons } from '@/ui/CardSkeletons';
import { classes } from '@/ui/classes';
import { EmptyList } from '@/ui/EmptyList';
import { Pagination } from '@/ui/Pagination';
import { WhenLoaded } from '@/ui/WhenLoaded';

function Reported() {
  const viewerId = useViewer()?.id ?? '';
  const [page, setPage] = usePageNumber();
  const loaded = useRouteData(reportsQuery({ viewerId, page }));
  return (
    <WhenLoaded
      loaded={loaded}
      failure={decisionTexts.reportsFailed}
      skeleton={<CardSkeletons kind="ownPost" />}
    >
      {({ reports, areMore }) => (
        <>
          {reports.length > 0 ? (
            <ReportList reports={reports} onDecided={loaded.reload} />
          ) : (
            <EmptyList icon="check" page={page} onPage={setPage}>
              <p>{decisionTexts.nothingReported}</p>
              <Link to={paths.posts} className={buttonClasses('secondary')}>
                Read the newest posts
              </Link>
            </EmptyList>
          )}
          <Pagination page={page} count={reports.length} areMore={areMore} onPage={setPage} />
        </>
      )}
    </WhenLoaded>
  );
}

function Held() {
  const viewer = useViewer();
  const [page, setPage] = usePageNumber();
  const loaded = useRouteData(heldQuery({ viewerId: viewer?.id ?? '', page }));
  return (
    <WhenLoaded
      loaded={loaded}
      failure={decisionTexts.heldFailed}
      skeleton={<CardSkeletons kind="ownPost" />}
    >
      {({ comments, areMore }) => (
        <>
          {can(viewer, 'change site') ? <HoldingSelect /> : null}
          {comments.length > 0 ? (
            <HeldList
              comments={comments}
              isModerator={can(viewer, 'moderate')}
              onDecided={loaded.reload}
            />
          ) : (
            <EmptyList icon="check" page={page} onPage={setPage}>
              <p>{decisionTexts.nothingHeld}</p>
              <Link to={paths.posts} className={buttonClasses('secondary')}>
                Read the newest posts
              </Link>
            </EmptyList>
          )}
          <Pagination page={page} count={comments.length} areMore={areMore} onPage={setPage} />
        </>
      )}
    </WhenLoaded>
  );
}

function Unpublished() {
  const viewerId = useViewer()?.id ?? '';
  const [page, setPage] = usePageNumber();
  const loaded = useRouteData(withheldQuery({ viewerId, page }));
  return (
    <WhenLoaded
      loaded={loaded}
      failure={withheldTexts.listFailed}
      skeleton={<CardSkeletons kind="ownPost" />}
    >
      {({ posts, areMore }) => (
        <>
          {posts.length > 0 ? (
            <WithheldList posts={posts} onAllowed={loaded.reload} />
          ) : (
            <EmptyList icon="check" page={page} onPage={setPage}>
              <p>{withheldTexts.none}</p>
              <Link to={paths.moderation} className={buttonClasses('secondary')}>
                Show what was reported
              </Link>
            </EmptyList>
          )}
          <Pagination page={page} count={posts.length} areMore={areMore} onPage={setPage} />
        </>
      )}
    </WhenLoaded>
  );
}

function Log() {
  const viewerId = useViewer()?.id ?? '';
  const [page, setPage] = usePageNumber();
  const loaded = useRouteData(logQuery({ viewerId, page }));
  return (
    <WhenLoaded
      loaded={loaded}
      failure={decisionTexts.logFailed}
      skeleton={<CardSkeletons kind="ownPost" />}
    >
      {({ entries, areMore }) => (
        <>
          {entries.length > 0 ? (
            <LogList entries={entries} />
          ) : (
            <EmptyList icon="checklist" page={page} onPage={setPage}>
              <p>{decisionTexts.nothingLogged}</p>
              <Link to={paths.moderation} className={buttonClasses('secondary')}>
                Show what was reported
              </Link>
            </EmptyList>
          )}
          <Pagination page={page} count={entries.length} areMore={areMore} onPage={setPage} />
        </>
      )}
    </WhenLoaded>
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
