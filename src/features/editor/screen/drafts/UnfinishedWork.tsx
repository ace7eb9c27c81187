import { useState } from 'react';
import type { ListedDraft } from '../../draft/listLocalDrafts';
import { DiscardWorkDialog } from './DiscardWorkDialog';
import { UnfinishedPost } from './UnfinishedPost';
import { useUnfinishedWork } from './useUnfinishedWork';

/** The posts that a user has started or changed on this device and not saved. Shows nothing if there are none. */
export function UnfinishedWork({ userId }: { userId: string }) {
  const { drafts, discard } = useUnfinishedWork(userId);
  const [toDiscard, setToDiscard] = useState<ListedDraft | null>(null);
  if (drafts.length === 0) return null;
  return (
    <section aria-labelledby="unfinished-work" className="grid gap-1">
      <h2 id="unfinished-work" className="text-xl">
        Unsaved work on this device
      </h2>
      <ul className="divide-y border-y">
        {drafts.map((draft) => (
          <UnfinishedPost key={draft.key} draft={draft} onDiscard={() => setToDiscard(draft)} />
        ))}
      </ul>
      {toDiscard ? (
        <DiscardWorkDialog
          draft={toDiscard}
          onDiscard={async () => discard(toDiscard)}
          onClose={() => setToDiscard(null)}
        />
      ) : null}
    </section>
  );
}
