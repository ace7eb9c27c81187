import { useAppDispatch } from '@/store/hooks';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { blockUser, type ManagedAccount, unblockUser } from './profileThunks';

export type Blocking = 'block' | 'unblock';

type BlockDialogProps = {
  account: ManagedAccount;
  name: string;
  /** What is asked about; null while nothing is. */
  asked: Blocking | null;
  onClose: () => void;
  /** Told when the API said no: what is shown may be out of date. */
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

/** Asks before somebody is shut out, and before they are let in again. */
export function BlockDialog({ account, name, asked, onClose, onRefused }: BlockDialogProps) {
  const dispatch = useAppDispatch();
  const { title, confirm, consequence } = questions[asked ?? 'block'];

  async function handleConfirm() {
    const change = asked === 'unblock' ? unblockUser : blockUser;
    const done = await dispatch(change(account));
    onClose();
    if (change.rejected.match(done) && done.payload?.kind === 'refused') onRefused();
  }

  return (
    <ConfirmDialog
      title={title}
      isOpen={asked !== null}
      confirmLabel={confirm}
      cancelLabel="Cancel"
      danger={asked === 'block'}
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      <p>
        {name} {consequence}
      </p>
    </ConfirmDialog>
  );
}
