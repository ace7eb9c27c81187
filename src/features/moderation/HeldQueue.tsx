import type { HeldComment } from '@contract/moderation/moderationEntities';
import { can } from '@contract/permissions';
import { decisionTexts } from '@contract/texts/decisionTexts';
import { useState } from 'react';
import { useViewer } from '@/store/hooks';
import { HeldList } from './HeldList';
import { HoldingSelect } from './HoldingSelect';
import { type DecidedHeld, LastHeld } from './LastDecision';
import { heldQuery } from './moderationQueries';
import { QueueView } from './QueueView';
import { useQueue } from './usePending';

/** Comments that wait for a decision of moderators. */
export function HeldQueue() {
  const viewer = useViewer();
  const { list, reload } = useQueue(heldQuery);
  const [last, setLast] = useState<(DecidedHeld & { at: number }) | null>(null);
  const [returned, setReturned] = useState<string | null>(null);

  function handleDecided(decided: typeof last) {
    setLast(decided);
    setReturned(null);
    reload();
  }

  function handleUndone({ _id: id }: HeldComment) {
    handleDecided(null);
    setReturned(id);
  }

  const card = last ? (
    <LastHeld
      key={last.comment._id}
      {...last}
      onUndone={() => handleUndone(last.comment)}
      onClose={() => setLast(null)}
    />
  ) : null;

  return (
    <>
      {list.loaded.data && can(viewer, 'change site') ? <HoldingSelect /> : null}
      <QueueView
        {...list}
        rowsOf={({ comments }) => comments}
        nothing={decisionTexts.nothingHeld}
        next="posts"
      >
        {({ comments }) => (
          <HeldList
            comments={comments}
            onDecided={handleDecided}
            returned={returned}
            last={card && { at: last?.at ?? 0, children: card }}
          />
        )}
      </QueueView>
      {list.loaded.data?.comments.length === 0 ? card : null}
    </>
  );
}
