import type { Report } from '@contract/moderation/moderationEntities';
import { paths } from '@contract/pages';
import { can } from '@contract/permissions';
import { decisionTexts, restrictedText } from '@contract/texts/decisionTexts';
import { reportStateNames } from '@contract/texts/reportTexts';
import { withheldTexts } from '@contract/texts/withheldTexts';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { ViewFrame } from '@/features/dashboard/ViewFrame';
import { DecidedList } from '@/features/moderation/DecidedList';
import { HeldList } from '@/features/moderation/HeldList';
import { HoldingNotice } from '@/features/moderation/HoldingNotice';
import { HoldingSelect } from '@/features/moderation/HoldingSelect';
import { LastDecision } from '@/features/moderation/LastDecision';
import { LogList } from '@/features/moderation/LogList';
import {
  decidedQueries,
  heldQuery,
  logQuery,
  reportsQuery,
  restrictedQuery,
  withheldQuery,
} from '@/features/moderation/moderationQueries';
import { ReportList } from '@/features/moderation/ReportList';
import { RestrictedList } from '@/features/moderation/RestrictedList';
import { useWaiting } from '@/features/moderation/useWaiting';
import { WithheldList } from '@/features/moderation/WithheldList';
import { useViewer } from '@/store/hooks';
import { usePagedQuery } from '@/store/usePagedQuery';
import { classes } from '@/ui/classes';
import { NothingYet } from '@/ui/NothingYet';
import { PagedView } from '@/ui/PagedView';
import { SelectField } from '@/ui/SelectField';

/** Loads a list again after a decision, and how much waits. */
function useReload({ loaded }: Pick<ReturnType<typeof usePagedQuery>, 'loaded'>) {
  const waiting = useWaiting();
  return () => {
    loaded.reload();
    waiting.reload();
  };
}

function Reported() {
  const list = usePagedQuery(reportsQuery);
  const reload = useReload(list);
  const [last, setLast] = useState<Report | null>(null);

  function handleDecided(decided: Report | null) {
    setLast(decided);
    reload();
  }

  return (
    <>
      <PagedView
        {...list}
        rowsOf={({ reports }) => reports}
        icon="check"
        empty={
          <NothingYet to={paths.posts} next="Read the newest posts">
            {decisionTexts.nothingReported}
          </NothingYet>
        }
      >
        {({ reports }) => <ReportList reports={reports} onDecided={handleDecided} />}
      </PagedView>
      {last ? (
        <LastDecision
          key={`${last._id} ${last.decision?.createdAt}`}
          report={last}
          onUndone={() => handleDecided(null)}
          onClose={() => setLast(null)}
        />
      ) : null}
    </>
  );
}

const decisions = ['upheld', 'dismissed'] as const;

function Decided() {
  const [search, setSearch] = useSearchParams();
  const state = search.get('state') === 'dismissed' ? 'dismissed' : 'upheld';
  const list = usePagedQuery(decidedQueries[state]);
  const reload = useReload(list);
  return (
    <>
      <div className="max-w-column">
        <SelectField
          label="Decision"
          value={state}
          options={decisions.map((value) => ({ value, name: reportStateNames[value] }))}
          onChange={(chosen) => setSearch({ view: 'decided', state: chosen })}
        />
      </div>
      <PagedView
        {...list}
        rowsOf={({ reports }) => reports}
        icon="check"
        empty={
          <NothingYet to={paths.moderation} next="Show what was reported">
            {decisionTexts.nothingDecided}
          </NothingYet>
        }
      >
        {({ reports }) => <DecidedList reports={reports} onUndone={reload} />}
      </PagedView>
    </>
  );
}

function Held() {
  const viewer = useViewer();
  const list = usePagedQuery(heldQuery);
  const reload = useReload(list);
  return (
    <>
      {list.loaded.data && can(viewer, 'change site') ? <HoldingSelect /> : null}
      <PagedView
        {...list}
        rowsOf={({ comments }) => comments}
        icon="check"
        empty={
          <NothingYet to={paths.posts} next="Read the newest posts">
            {decisionTexts.nothingHeld}
          </NothingYet>
        }
      >
        {({ comments }) => (
          <HeldList comments={comments} isModerator={can(viewer, 'moderate')} onDecided={reload} />
        )}
      </PagedView>
    </>
  );
}

function Unpublished() {
  const list = usePagedQuery(withheldQuery);
  return (
    <PagedView
      {...list}
      rowsOf={({ posts }) => posts}
      icon="check"
      empty={
        <NothingYet to={paths.moderation} next="Show what was reported">
          {withheldTexts.none}
        </NothingYet>
      }
    >
      {({ posts }) => <WithheldList posts={posts} onAllowed={list.loaded.reload} />}
    </PagedView>
  );
}

function Restricted() {
  const list = usePagedQuery(restrictedQuery);
  return (
    <PagedView
      {...list}
      rowsOf={({ people }) => people}
      icon="check"
      empty={
        <NothingYet to={paths.moderation} next="Show what was reported">
          {restrictedText(0)}
        </NothingYet>
      }
    >
      {({ people }) => <RestrictedList people={people} />}
    </PagedView>
  );
}

function Log() {
  const list = usePagedQuery(logQuery);
  return (
    <PagedView
      {...list}
      rowsOf={({ entries }) => entries}
      icon="checklist"
      empty={
        <NothingYet to={paths.moderation} next="Show what was reported">
          {decisionTexts.nothingLogged}
        </NothingYet>
      }
    >
      {({ entries }) => <LogList entries={entries} />}
    </PagedView>
  );
}

const tabs = [
  { view: 'reported', name: 'Reported', Queue: Reported },
  { view: 'decided', name: 'Decided', Queue: Decided },
  { view: 'held', name: 'Held', Queue: Held },
  { view: 'unpublished', name: 'Unpublished', Queue: Unpublished },
  { view: 'restricted', name: 'Restricted', Queue: Restricted },
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
      <HoldingNotice />
      <Queue />
    </ViewFrame>
  );
}

/** Moderators and administrators decide about everything, others about the comments under their own posts. */
export function ModerationView() {
  if (can(useViewer(), 'moderate')) return <Queues />;
  return (
    <ViewFrame
      title="Comments"
      description="Comments under your posts that wait for your approval."
    >
      <Held />
    </ViewFrame>
  );
}
