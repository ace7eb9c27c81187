import { useEffect, useState } from 'react';
import { notify } from '@/lib/notify';
import type { ListedDraft } from '../../draft/listLocalDrafts';

/** The posts that a user has started or changed on this device and not saved, newest first. */
export function useUnfinishedWork(userId: string) {
  const [drafts, setDrafts] = useState<readonly ListedDraft[]>([]);

  useEffect(() => {
    let isCurrent = true;
    async function list() {
      // After the view.
      const { listLocalDrafts } = await import('../../draft/listLocalDrafts');
      const listed = await listLocalDrafts(userId);
      if (isCurrent) setDrafts(listed);
    }
    // A device that stores nothing has nothing to show.
    list().catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [userId]);

  async function discard({ key }: ListedDraft) {
    try {
      const { deleteLocalDraft } = await import('../../draft/localDrafts');
      await deleteLocalDraft(key);
      setDrafts((shown) => shown.filter((draft) => draft.key !== key));
    } catch {
      notify.error('Your browser could not delete this draft.');
    }
  }

  return { drafts, discard };
}
