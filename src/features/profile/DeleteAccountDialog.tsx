import { readyReasons } from '@contract/texts/readyReasons';
import { useAppDispatch } from '@/store/hooks';
import { ReasonDialog } from '@/ui/ReasonDialog';
import { deleteAccount, type ManagedAccount } from './administrationThunks';

type DeleteAccountDialogProps = {
  account: ManagedAccount;
  name: string;
  onClose: () => void;
  onDeleted: () => void;
  /** Called when the API refuses: the shown account may be outdated. */
  onRefused: () => void;
};

/** Asks why, because the owner is told by e-mail. */
export function DeleteAccountDialog(props: DeleteAccountDialogProps) {
  const { account, name, onClose, onDeleted, onRefused } = props;
  const dispatch = useAppDispatch();

  async function handleConfirm(reason: string) {
    const outcome = await dispatch(deleteAccount({ ...account, reason }));
    if (deleteAccount.fulfilled.match(outcome)) onDeleted();
    if (deleteAccount.rejected.match(outcome) && outcome.payload?.kind === 'refused') onRefused();
    return true;
  }

  return (
    <ReasonDialog
      title="Delete This Account"
      confirmLabel="Delete"
      hint="The owner reads it in an e-mail. It can stay empty."
      isOptional
      preselected={readyReasons[0]}
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      The account of <bdi>{name}</bdi> and everything that belongs to it will be gone: posts with
      their comments and likes, pictures, comments and likes left elsewhere, followers and followed
      authors. There is no way to bring any of it back.
    </ReasonDialog>
  );
}
