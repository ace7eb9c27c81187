import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';

type DeletedDialogProps = { isOpen: boolean; onPublish: () => void; onClose: () => void };

/** Shown if the post was deleted since it was opened. */
export function DeletedDialog({ isOpen, onPublish, onClose }: DeletedDialogProps) {
  const actions = (
    <>
      <Button variant="quiet" onClick={onClose}>
        Back to writing
      </Button>
      <Button onClick={onPublish}>Publish as a new post</Button>
    </>
  );
  return (
    <Dialog
      title="This post was deleted"
      isOpen={isOpen}
      onClose={onClose}
      actions={actions}
      hasCloseButton={false}
    >
      <p className="text-quiet">
        Your changes are still here, but there is no post to update any more. A new post needs its
        own picture.
      </p>
    </Dialog>
  );
}
