import { useEffect, useState } from 'react';
import type { OpenedPost } from '../draft';
import { differencesOf } from './differences';
import { deleteLocalDraft, type LocalDraft, readLocalDraft } from './localDrafts';

type Found =
  | { status: 'loading' }
  | { status: 'none' }
  | { status: 'found'; localDraft: LocalDraft };

/** The local draft of a post, if there is one that differs from the post. */
export function useStoredDraft(key: string, { draft }: OpenedPost) {
  const [found, setFound] = useState<Found>({ status: 'loading' });

  useEffect(() => {
    let isCurrent = true;
    readLocalDraft(key, draft)
      .catch(() => null)
      .then((localDraft) => {
        if (!isCurrent) return;
        const differs = localDraft !== null && differencesOf(draft, localDraft.draft).length > 0;
        setFound(differs ? { status: 'found', localDraft } : { status: 'none' });
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
      // If deleting fails, the next autosave overwrites it.
      deleteLocalDraft(key).catch(() => undefined);
    },
  };
}
