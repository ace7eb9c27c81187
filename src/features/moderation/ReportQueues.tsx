import type { Report } from '@contract/moderation/moderationEntities';
import { decisionTexts } from '@contract/texts/decisionTexts';
import { reportStateNames } from '@contract/texts/reportTexts';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { SelectField } from '@/ui/SelectField';
import { DecidedList } from './DecidedList';
import { LastDecision } from './LastDecision';
import { decidedQueries, reportsQuery } from './moderationQueries';
import { QueueView } from './QueueView';
import { ReportList } from './ReportList';
import { useQueue } from './usePending';

/** What members reported, and what was decided last. */
export function Reported() {
  const { list, reload } = useQueue(reportsQuery);
  const [page] = list.pages;
  const [last, setLast] = useState<{ report: Report; at: number; page: number } | null>(null);
  const [returned, setReturned] = useState<string | null>(null);

  function handleDecided(report: Report | null, at: number) {
    setLast(report && { report, at, page });
    setReturned(null);
    reload();
  }

  function handleUndone({ _id: id }: Report) {
    handleDecided(null, 0);
    setReturned(id);
  }

  const card =
    last?.page === page ? (
      <LastDecision
        key={`${last.report._id} ${last.report.decision?.createdAt}`}
        report={last.report}
        onUndone={() => handleUndone(last.report)}
        onClose={() => setLast(null)}
      />
    ) : null;

  return (
    <>
      <QueueView
        {...list}
        rowsOf={({ reports }) => reports}
        nothing={decisionTexts.nothingReported}
        next="posts"
      >
        {({ reports }) => (
          <ReportList
            reports={reports}
            onDecided={handleDecided}
            returned={returned}
            last={card && { at: last?.at ?? 0, children: card }}
          />
        )}
      </QueueView>
      {list.loaded.data?.reports.length === 0 ? card : null}
    </>
  );
}

const decisions = ['upheld', 'dismissed'] as const;

/** Reports that were decided, by the decision. */
export function Decided() {
  const [search, setSearch] = useSearchParams();
  const state = search.get('state') === 'dismissed' ? 'dismissed' : 'upheld';
  const { list, reload } = useQueue(decidedQueries[state]);
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
      <QueueView {...list} rowsOf={({ reports }) => reports} nothing={decisionTexts.nothingDecided}>
        {({ reports }) => <DecidedList reports={reports} onUndone={reload} />}
      </QueueView>
    </>
  );
}
