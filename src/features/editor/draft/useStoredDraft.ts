import { editorLimits } from '@contract/document/editorLimits';
import { useEffect, useState } from 'react';
import { differencesOf } from './differences';
import { type Draft, lacksUrl, type OpenedPost } from './draft';
import { deleteLocalDraft, type LocalDraft, readLocalDraft } from './localDrafts';

type Found =
  | { status: 'loading' }
  /** The browser has not answered in time. The answer can still arrive. */
  | { status: 'unavailable' }
  | { status: 'none' }
  | { status: 'found'; localDraft: LocalDraft; isLate: boolean };

/** The address of a saved post is that of the server, also if another one was typed before it was saved. */
function withSavedUrl(local: LocalDraft, { url }: Draft['fields']): LocalDraft {
  const { draft } = local;
  return { ...local, draft: { ...draft, fields: { ...draft.fields, url } } };
}

/** The local draft of a post, if there is one that differs from the post. */
export function useStoredDraft(initialKey: string, { draft, saved }: OpenedPost) {
  const hasUrl = saved !== null && !lacksUrl(saved);
  const [key] = useState(initialKey);
  const [found, setFound] = useState<Found>({ status: 'loading' });

  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(() => setFound({ status: 'unavailable' }), editorLimits.deviceTimeout);
    readLocalDraft(key, draft)
      .catch(() => null)
      .then((stored) => {
        if (!isCurrent) return;
        const localDraft = stored && hasUrl ? withSavedUrl(stored, draft.fields) : stored;
        clearTimeout(timer);
        const differs = localDraft !== null && differencesOf(draft, localDraft.draft).length > 0;
        // The server has all of it.
        if (localDraft && !differs) deleteLocalDraft(key).catch(() => undefined);
        setFound(({ status }) =>
          differs
            ? { status: 'found', localDraft, isLate: status === 'unavailable' }
            : { status: 'none' },
        );
      })
      .catch(() => undefined);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [key, draft, hasUrl]);

  return found;
}
