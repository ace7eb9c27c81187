import { useAppDispatch } from '@/store/hooks';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { ReasonDialog } from '@/ui/ReasonDialog';
import { blockUser, type ManagedAccount, unblockUser } from './administrationThunks';

export type BlockAction = 'block' | 'unblock';

type BlockDialogProps = {
  account: ManagedAccount;
  name: string;
  /** null: closed. */
  action: BlockAction | null;
  onClose: () => void;
  /** Called when the API refuses: the shown account may be outdated. */
  onRefused: () => void;
};

/** Asks why, because the person reads it when signing in. */
function BlockQuestion({ account, name, onClose, onRefused }: Omit<BlockDialogProps, 'action'>) {
  const dispatch = useAppDispatch();

  async function handleConfirm(reason: string) {
    const outcome = await dispatch(blockUser({ ...account, reason }));
    const isRefused = blockUser.rejected.match(outcome) && outcome.payload?.kind === 'refused';
    if (isRefused) onRefused();
    return isRefused || blockUser.fulfilled.match(outcome);
  }

  return (
    <ReasonDialog
      title="Block This Account"
      confirmLabel="Block"
      hint="The person reads it when signing in. It can stay empty."
      isOptional
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      <bdi>{name}</bdi> will be signed out at their next step and can't sign in again. Others will
      no longer see the profile and its posts. Nothing is deleted: you can unblock the account at
      any time.
    </ReasonDialog>
  );
}

/** Confirms blocking and unblocking. */
export function BlockDialog({ action, ...props }: BlockDialogProps) {
  const { account, name, onClose, onRefused } = props;
  const dispatch = useAppDispatch();
  if (action === 'block') return <BlockQuestion {...props} />;

  async function handleConfirm() {
    const outcome = await dispatch(unblockUser(account));
    onClose();
    if (unblockUser.rejected.match(outcome) && outcome.payload?.kind === 'refused') onRefused();
  }

  return (
    <ConfirmDialog
      title="Unblock This Account"
      isOpen={action !== null}
      confirmLabel="Unblock"
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      <p>
        <bdi>{name}</bdi> will be able to sign in again, and others will see the profile and its
        posts again.
      </p>
    </ConfirmDialog>
  );
}
