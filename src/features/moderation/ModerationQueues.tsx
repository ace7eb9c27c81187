import { can } from '@contract/permissions';
import { restrictedText } from '@contract/texts/decisionTexts';
import { withheldTexts } from '@contract/texts/withheldTexts';
import { useSearchParams } from 'react-router-dom';
import { useViewer } from '@/store/hooks';
import { usePagedQuery } from '@/store/usePagedQuery';
import { LinkTabs } from '@/ui/LinkTabs';
import { HeldQueue } from './HeldQueue';
import { HoldingNotice } from './HoldingNotice';
import { LogQueue } from './LogQueue';
import { restrictedQuery, withheldQuery } from './moderationQueries';
import { QueueView } from './QueueView';
import { Decided, Reported } from './ReportQueues';
import { RestrictedList } from './RestrictedList';
import { useQueue } from './usePending';
import { WithheldList } from './WithheldList';

function Unpublished() {
  const list = usePagedQuery(withheldQuery);
  return (
    <QueueView {...list} rowsOf={({ posts }) => posts} nothing={withheldTexts.none}>
      {({ posts }) => <WithheldList posts={posts} onAllowed={list.loaded.reload} />}
    </QueueView>
  );
}

function Restricted() {
  const { list, reload } = useQueue(restrictedQuery);
  return (
    <QueueView {...list} rowsOf={({ people }) => people} nothing={restrictedText(0)}>
      {({ people }) => <RestrictedList people={people} onChanged={reload} />}
    </QueueView>
  );
}

const queues = [
  { view: 'reported', name: 'Reported', Queue: Reported },
  { view: 'decided', name: 'Decided', Queue: Decided },
  { view: 'held', name: 'Held', Queue: HeldQueue },
  { view: 'unpublished', name: 'Unpublished', Queue: Unpublished },
  { view: 'restricted', name: 'Restricted', Queue: Restricted },
  { view: 'log', name: 'Log', Queue: LogQueue },
] as const;

/** All queues of a moderator, each on its tab. */
export function ModerationQueues() {
  const [search] = useSearchParams();
  const mayReadLog = can(useViewer(), 'read log');
  const offered = queues.filter(({ view }) => view !== 'log' || mayReadLog);
  const wanted = search.get('view');
  const { view: current, Queue } = offered.find(({ view }) => view === wanted) ?? queues[0];
  return (
    <>
      <LinkTabs
        label="Moderation"
        className="gap-x-4 sm:gap-x-6"
        tabs={offered.map(({ view, name }) => ({
          name,
          search: view === 'reported' ? '' : `view=${view}`,
          isCurrent: view === current,
        }))}
      />
      <HoldingNotice />
      <Queue />
    </>
  );
}
