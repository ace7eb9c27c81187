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
import { useQueue } from './useQueue';

/** What members reported, and what was decided last. */
export function Reported() {
  const { list, reload } = useQueue(reportsQuery);
  const [last, setLast] = useState<Report | null>(null);

  function handleDecided(decided: Report | null) {
    setLast(decided);
    reload();
  }

  return (
    <>
      <QueueView
        {...list}
        rowsOf={({ reports }) => reports}
        nothing={decisionTexts.nothingReported}
        next="posts"
      >
        {({ reports }) => <ReportList reports={reports} onDecided={handleDecided} />}
      </QueueView>
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
