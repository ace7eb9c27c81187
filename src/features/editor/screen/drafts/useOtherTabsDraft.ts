import { useEffect, useState } from 'react';
import type { Draft, OpenedPost } from '../../draft/draft';
import { readLocalDraft } from '../../draft/localDrafts';

type Shown = { draft: Draft; savedAt: number };

/** The draft that another tab has stored, else that of the server. It is read again when the tab is looked at. */
export function useOtherTabsDraft(key: string, { draft }: OpenedPost) {
  const [shown, setShown] = useState<Shown | null>(null);

  useEffect(() => {
    let isCurrent = true;
    async function read() {
      if (document.visibilityState === 'hidden') return;
      const stored = await readLocalDraft(key, draft).catch(() => null);
      if (isCurrent) setShown(stored ?? { draft, savedAt: 0 });
    }
    const readAgain = () => void read();
    readAgain();
    document.addEventListener('visibilitychange', readAgain);
    window.addEventListener('focus', readAgain);
    return () => {
      isCurrent = false;
      document.removeEventListener('visibilitychange', readAgain);
      window.removeEventListener('focus', readAgain);
    };
  }, [key, draft]);

  return shown;
}
