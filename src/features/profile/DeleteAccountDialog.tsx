import { useAppDispatch } from '@/store/hooks';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { deleteAccount, type ManagedAccount } from './profileThunks';

type DeleteAccountDialogProps = {
  account: ManagedAccount;
  name: string;
  isOpen: boolean;
  onClose: () => void;
  onDeleted: () => void;
  /** Told when the API said no: what is shown may be out of date. */
  onRefused: () => void;
};

export function DeleteAccountDialog(props: DeleteAccountDialogProps) {
  const { account, name, isOpen, onClose, onDeleted, onRefused } = props;
  const dispatch = useAppDispatch();

  async function handleConfirm() {
    const done = await dispatch(deleteAccount(account));
    if (deleteAccount.fulfilled.match(done)) onDeleted();
    else onClose();
    if (deleteAccount.rejected.match(done) && done.payload?.kind === 'refused') onRefused();
  }

  return (
    <ConfirmDialog
      title="Delete This Account"
      isOpen={isOpen}
      confirmLabel="Delete"
      cancelLabel="Cancel"
      danger
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      <p>
        The account of {name} and everything that belongs to it will be gone: posts with their
        comments and likes, pictures, comments and likes left elsewhere, followers and followed
        authors. There is no way to bring any of it back.
      </p>
    </ConfirmDialog>
  );
}
