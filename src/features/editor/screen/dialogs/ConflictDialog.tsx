import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { DifferenceList } from '@/ui/DifferenceList';
import { differencesOf } from '../../draft/differences';
import { pendingNumber } from '../../draft/draft';
import type { Conflict } from '../../publishing/publishingState';

type ConflictDialogProps = {
  conflict: Conflict | null;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  /** Makes the writer's version a draft of its own. */
  onKeepBoth: () => void;
  onClose: () => void;
};

/** Shown if the post was changed elsewhere since the version that the work began from. */
export function ConflictDialog({ conflict, ...choices }: ConflictDialogProps) {
  const saved = conflict?.theirs.saved;
  const isPending = saved !== undefined && pendingNumber(saved) > 0;
  const theirs = saved?.isPublished && !isPending ? 'published' : 'saved';
  const actions = (
    <>
      <Button variant="quiet" onClick={choices.onClose}>
        Back to writing
      </Button>
      <Button variant="secondary" onClick={choices.onTakeTheirs}>
        Take the {theirs} version
      </Button>
      <Button variant="secondary" onClick={choices.onKeepBoth}>
        Keep both
      </Button>
      <Button onClick={choices.onKeepMine}>Save mine over it</Button>
    </>
  );
  return (
    <Dialog
      title="This post was changed elsewhere"
      variant="wide"
      isOpen={conflict !== null}
      onClose={choices.onClose}
      actions={actions}
      hasCloseButton={false}
    >
      <p className="text-quiet">
        The {theirs} version is newer than the one you began from. Nothing of yours has been saved
        over it. These are the differences:
      </p>
      {conflict ? (
        <DifferenceList
          differences={differencesOf(conflict.theirs.draft, conflict.mine)}
          before={`The ${theirs} version`}
          after="Yours"
        />
      ) : null}
      <p className="text-sm text-quiet">
        {isPending
          ? 'If you save yours, it replaces the saved version, which was not published.'
          : `If you save yours, the history of the post keeps the ${theirs} version.`}{' '}
        If you keep both, yours becomes a new draft.
      </p>
    </Dialog>
  );
}
