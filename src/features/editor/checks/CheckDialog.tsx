import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import type { Finding, Place } from './checkPost';

type CheckDialogProps = {
  findings: readonly Finding[] | null;
  /** null if the writer only asked for the check. */
  publishLabel: string | null;
  onPublish: () => void;
  onShow: (place: Place) => void;
  onClose: () => void;
};

/** Lists what could be better, with a button that goes there. Findings don't prevent publishing. */
export function CheckDialog({
  findings,
  publishLabel,
  onPublish,
  onShow,
  onClose,
}: CheckDialogProps) {
  const actions = (
    <>
      <Button variant="quiet" onClick={onClose}>
        Back to writing
      </Button>
      {publishLabel ? <Button onClick={onPublish}>{publishLabel}</Button> : null}
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
              <Button variant="secondary" onClick={() => onShow(place)}>
                Show
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
