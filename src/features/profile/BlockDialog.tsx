import { useAppDispatch } from '@/store/hooks';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
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

const questions = {
  block: {
    title: 'Block This Account',
    confirm: 'Block',
    consequence:
      "will be signed out at their next step and can't sign in again. Others will no longer see the profile and its posts. Nothing is deleted: you can unblock the account at any time.",
  },
  unblock: {
    title: 'Unblock This Account',
    confirm: 'Unblock',
    consequence:
      'will be able to sign in again, and others will see the profile and its posts again.',
  },
} as const;

/** Confirms blocking and unblocking. */
export function BlockDialog({ account, name, action, onClose, onRefused }: BlockDialogProps) {
  const dispatch = useAppDispatch();
  const { title, confirm, consequence } = questions[action ?? 'block'];

  async function handleConfirm() {
    const change = action === 'unblock' ? unblockUser : blockUser;
    const outcome = await dispatch(change(account));
    onClose();
    if (change.rejected.match(outcome) && outcome.payload?.kind === 'refused') onRefused();
  }

  return (
    <ConfirmDialog
      title={title}
      isOpen={action !== null}
      confirmLabel={confirm}
      cancelLabel="Cancel"
      danger={action === 'block'}
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      <p>
        <bdi>{name}</bdi> {consequence}
      </p>
    </ConfirmDialog>
  );
}
