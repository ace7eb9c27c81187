import { useEffect, useState } from 'react';
import { notify } from '@/lib/notify';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { type ListedDraft, listLocalDrafts } from '../../draft/listLocalDrafts';
import { deleteLocalDraft } from '../../draft/localDrafts';
import { UnfinishedPost } from './UnfinishedPost';

/** The posts that a user has started or changed on this device and not saved. Shows nothing if there are none. */
export function UnfinishedWork({ userId }: { userId: string }) {
  const [drafts, setDrafts] = useState<readonly ListedDraft[]>([]);
  const [toDiscard, setToDiscard] = useState<ListedDraft | null>(null);

  useEffect(() => {
    let isCurrent = true;
    listLocalDrafts(userId).then(
      (listed) => (isCurrent ? setDrafts(listed) : undefined),
      // A device that stores nothing has nothing to show.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [userId]);

  async function handleDiscard() {
    if (!toDiscard) return;
    try {
      await deleteLocalDraft(toDiscard.key);
      setDrafts((shown) => shown.filter(({ key }) => key !== toDiscard.key));
    } catch {
      notify.error('Your browser could not delete this draft.');
    }
    setToDiscard(null);
  }

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
      <ConfirmDialog
        title="Discard this work?"
        isOpen={toDiscard !== null}
        confirmLabel="Discard"
        cancelLabel="Cancel"
        danger
        onConfirm={handleDiscard}
        onClose={() => setToDiscard(null)}
      >
        {toDiscard?.postUrl
          ? 'The changes that are not saved will be deleted. The post stays as it is.'
          : 'This new post will be deleted. It is stored on this device only.'}
      </ConfirmDialog>
    </section>
  );
}
