import { useEffect, useState } from 'react';
import type { Opened } from '../draft';
import { differencesOf } from './differences';
import { clearWork, type KeptWork, readWork } from './journal';

type Found = { status: 'looking' } | { status: 'none' } | { status: 'found'; work: KeptWork };

/** Work on this post that never reached the API, if this device has some that differs. */
export function useKeptWork(key: string, { draft }: Opened) {
  const [found, setFound] = useState<Found>({ status: 'looking' });

  useEffect(() => {
    let isCurrent = true;
    readWork(key)
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
      clearWork(key).catch(() => undefined);
    },
  };
}
