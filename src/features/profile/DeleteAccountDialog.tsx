import { useAppDispatch } from '@/store/hooks';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { deleteAccount, type ManagedAccount } from './administrationThunks';

type DeleteAccountDialogProps = {
  account: ManagedAccount;
  name: string;
  isOpen: boolean;
  onClose: () => void;
  onDeleted: () => void;
  /** Called when the API refuses: the shown account may be outdated. */
  onRefused: () => void;
};

export function DeleteAccountDialog(props: DeleteAccountDialogProps) {
  const { account, name, isOpen, onClose, onDeleted, onRefused } = props;
  const dispatch = useAppDispatch();

  async function handleConfirm() {
    const outcome = await dispatch(deleteAccount(account));
    if (deleteAccount.fulfilled.match(outcome)) onDeleted();
    else onClose();
    if (deleteAccount.rejected.match(outcome) && outcome.payload?.kind === 'refused') onRefused();
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
        The account of <bdi>{name}</bdi> and everything that belongs to it will be gone: posts with
        their comments and likes, pictures, comments and likes left elsewhere, followers and
        followed authors. There is no way to bring any of it back.
      </p>
    </ConfirmDialog>
  );
}
