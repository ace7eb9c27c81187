import { paths } from '@contract/pages';
import { can } from '@contract/permissions';
import { decisionTexts } from '@contract/texts/decisionTexts';
import { Link, Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { ViewFrame } from '@/features/dashboard/ViewFrame';
import { HeldList } from '@/features/moderation/HeldList';
import { LogList } from '@/features/moderation/LogList';
import { heldQuery, logQuery } from '@/features/moderation/moderationSlice';
import { attemptedState } from '@/lib/attempted';
import { usePageNumber } from '@/lib/hooks/usePageNumber';
import { useAppSelector, useViewer } from '@/store/hooks';
import { useRouteData } from '@/store/useRouteData';
import { selectViewer } from '@/store/viewer';
import { CardSkeletons } from '@/ui/CardSkeletons';
import { classes } from '@/ui/classes';
import { EmptyState, emptyPageText } from '@/ui/EmptyState';
import { Pagination } from '@/ui/Pagination';
import { WhenLoaded } from '@/ui/WhenLoaded';

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
          {comments.length > 0 ? (
            <HeldList
              comments={comments}
              isModerator={can(viewer, 'moderate')}
              onDecided={loaded.reload}
            />
          ) : (
            <EmptyState>
              <p>{page > 0 ? emptyPageText : decisionTexts.nothingHeld}</p>
            </EmptyState>
          )}
          <Pagination page={page} count={comments.length} areMore={areMore} onPage={setPage} />
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
            <EmptyState>
              <p>{page > 0 ? emptyPageText : decisionTexts.nothingLogged}</p>
            </EmptyState>
          )}
          <Pagination page={page} count={entries.length} areMore={areMore} onPage={setPage} />
        </>
      )}
    </WhenLoaded>
  );
}

const tabs = [
  { view: null, name: 'Held' },
  { view: 'log', name: 'Log' },
] as const;

function Queues() {
  const [search] = useSearchParams();
  const mayReadLog = can(useViewer(), 'read log');
  const view = mayReadLog && search.get('view') === 'log' ? 'log' : null;
  return (
    <ViewFrame title="Moderation" description="What waits for a decision, and what was decided.">
      {mayReadLog ? (
        <nav aria-label="Moderation">
          <ul className="flex flex-wrap gap-x-6">
            {tabs.map((tab) => (
              <li key={tab.name}>
                <Link
                  to={{ search: tab.view ? `view=${tab.view}` : '' }}
                  aria-current={tab.view === view ? 'page' : undefined}
                  className={classes(
                    'touchable inline-flex items-center justify-center border-b-2',
                    tab.view === view
                      ? 'border-accent font-semibold text-accent'
                      : 'border-transparent forced-colors:border-[Canvas] text-quiet hover:border-edge hover:text-ink',
                  )}
                >
                  {tab.name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
      {view === 'log' ? <Log /> : <Held />}
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
