import type { RevisionCard } from '@contract/revisions/revisionEntities';
import { useState } from 'react';
import { dateAndTime } from '@/lib/dates';
import { useAppDispatch } from '@/store/hooks';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { removeVersion, restoreVersion } from './historyThunks';
import { VersionButton } from './VersionList';

type VersionActionsProps = {
  postId: string;
  version: RevisionCard;
  present: number;
  /** Called after the history has changed, also by others meanwhile. */
  onChanged: () => void;
};

/** What the author can do with an older version. */
export function VersionActions({ postId, version, present, onChanged }: VersionActionsProps) {
  const dispatch = useAppDispatch();
  const [asked, setAsked] = useState<'use' | 'remove' | null>(null);
  const { number, savedAt, isRemoved } = version;
  if (isRemoved || number === present) return null;
  const date = dateAndTime(savedAt);

  async function settle(change: Promise<unknown>) {
    await change;
    setAsked(null);
    onChanged();
  }

  return (
    <>
      <VersionButton aria-label={`Use the version of ${date}`} onClick={() => setAsked('use')}>
        Use this version
      </VersionButton>
      <VersionButton
        aria-label={`Remove the text of the version of ${date}`}
        onClick={() => setAsked('remove')}
      >
        Remove text…
      </VersionButton>
      <ConfirmDialog
        title="Use this version"
        isOpen={asked === 'use'}
        confirmLabel="Use it"
        onConfirm={() => settle(dispatch(restoreVersion({ postId, number, present })))}
        onClose={() => setAsked(null)}
      >
        Title and text of {date} become the newest version. The present version stays in the
        history.
      </ConfirmDialog>
      <ConfirmDialog
        title="Remove the text of this version"
        isOpen={asked === 'remove'}
        confirmLabel="Remove the text"
        danger
        onConfirm={() => settle(dispatch(removeVersion({ postId, number })))}
        onClose={() => setAsked(null)}
      >
        The title, the text and the note of the version of {date} are deleted for everyone. The
        history still says that there was a version. This cannot be undone.
      </ConfirmDialog>
    </>
  );
}
