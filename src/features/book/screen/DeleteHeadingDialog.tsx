import type { Heading } from '@contract/book/bookEntities';
import { useNavigate } from 'react-router-dom';
import { useAppDispatch } from '@/store/hooks';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { bookPath } from '../model/bookAddress';
import { deleteHeading } from '../model/bookThunks';

type DeleteHeadingDialogProps = { viewerId: string; heading: Heading; onClose: () => void };

export function DeleteHeadingDialog({ viewerId, heading, onClose }: DeleteHeadingDialogProps) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();

  async function handleConfirm() {
    const outcome = await dispatch(
      deleteHeading({ viewerId, id: heading._id, count: heading.count }),
    );
    onClose();
    if (deleteHeading.fulfilled.match(outcome)) void navigate(bookPath({}));
  }

  return (
    <ConfirmDialog
      title="Delete this heading"
      isOpen
      confirmLabel="Delete"
      danger
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      <p>Its passages stay in your book, under no heading.</p>
    </ConfirmDialog>
  );
}
