import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import type { Finding, Place } from './checkPost';

type CheckDialogProps = {
  /** null: nothing was asked. */
  findings: readonly Finding[] | null;
  /** Says what the button does that goes on all the same; null when it was only asked. */
  goOn: string | null;
  onGoOn: () => void;
  onJump: (place: Place) => void;
  onClose: () => void;
};

/** What could be better, each with a way there. None of it keeps anybody from publishing. */
export function CheckDialog({ findings, goOn, onGoOn, onJump, onClose }: CheckDialogProps) {
  const actions = (
    <>
      <Button variant="quiet" onClick={onClose}>
        Back to writing
      </Button>
      {goOn ? <Button onClick={onGoOn}>{goOn}</Button> : null}
    </>
  );
  return (
    <Dialog
      title="Before you publish"
      isOpen={findings !== null}
      onClose={onClose}
      actions={actions}
      hasCloseButton={false}
    >
      {findings?.length === 0 ? (
        <p>Nothing is missing. It reads well from here.</p>
      ) : (
        <ul className="divide-y divide-line">
          {findings?.map(({ message, place }) => (
            <li
              key={`${JSON.stringify(place)} ${message}`}
              className="flex items-center gap-4 py-2"
            >
              <span className="min-w-0 flex-1">{message}</span>
              <Button variant="secondary" onClick={() => onJump(place)}>
                Show
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
