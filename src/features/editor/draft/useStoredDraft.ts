import { editorLimits } from '@contract/document/editorLimits';
import { useEffect, useState } from 'react';
import type { OpenedPost } from './draft';
import { findStoredDraft } from './findStoredDraft';
import type { LocalDraft } from './localDrafts';

type Found =
  | { status: 'loading' }
  /** The browser has not answered in time. The answer can still arrive. */
  | { status: 'unavailable' }
  | { status: 'none' }
  | { status: 'found'; localDraft: LocalDraft; isLate: boolean };

/** The local draft of a post, if there is one that differs from the post. */
export function useStoredDraft(initialKey: string, opened: OpenedPost) {
  const [key] = useState(initialKey);
  const [found, setFound] = useState<Found>({ status: 'loading' });

  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(() => setFound({ status: 'unavailable' }), editorLimits.deviceTimeout);
    findStoredDraft(key, opened)
      .catch(() => null)
      .then((localDraft) => {
        if (!isCurrent) return;
        clearTimeout(timer);
        setFound(({ status }) =>
          localDraft
            ? { status: 'found', localDraft, isLate: status === 'unavailable' }
            : { status: 'none' },
        );
      })
      .catch(() => undefined);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [key, opened]);

  return found;
}
