import { useEffect, useState } from 'react';
import type { OpenedPost } from '../draft';
import { differencesOf } from './differences';
import { deleteLocalDraft, type LocalDraft, readLocalDraft } from './localDrafts';

type Found = { status: 'looking' } | { status: 'none' } | { status: 'found'; work: LocalDraft };

/** Work on this post that never reached the API, if this device has some that differs. */
export function useStoredDraft(key: string, { draft }: OpenedPost) {
  const [found, setFound] = useState<Found>({ status: 'looking' });

  useEffect(() => {
    let isCurrent = true;
    readLocalDraft(key)
      .catch(() => null)
      .then((work) => {
        if (!isCurrent) return;
        const differs = work !== null && differencesOf(draft, work.draft).length > 0;
        setFound(differs ? { status: 'found', work } : { status: 'none' });
      })
      .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [key, draft]);

  return {
    found,
    discard() {
      setFound({ status: 'none' });
      // What can't be cleared now is replaced by the next thing that is kept.
      deleteLocalDraft(key).catch(() => undefined);
    },
  };
}
