import { can } from '@contract/permissions';
import { useState } from 'react';
import { useAppDispatch } from '@/lib/redux';
import { useViewer } from '@/lib/useViewer';
import { Button } from '@/ui/Button';
import { DeleteAccountDialog } from './DeleteAccountDialog';
import type { ProfileDetails } from './profileSlice';
import { blockUser, unblockUser } from './profileThunks';

type AdminControlsProps = {
  details: ProfileDetails;
  onCreatePost: () => void;
  onDeleted: () => void;
};

/** What an administrator can do with somebody else's account. */
export function AdminControls({ details, onCreatePost, onDeleted }: AdminControlsProps) {
  const dispatch = useAppDispatch();
  const viewer = useViewer();
  const [isBusy, setIsBusy] = useState(false);
  const [isDeleting, setIsDeleting] = useState(false);

  const { _id: id, username, role = 'user', isBlocked = false } = details;
  const account = { id, username, role };
  if (viewer?.role !== 'admin' || viewer.id === id) return null;

  async function handleBlock() {
    setIsBusy(true);
    await dispatch(isBlocked ? unblockUser(account) : blockUser(account));
    setIsBusy(false);
  }

  return (
    <>
      {can(viewer, 'block user', account) ? (
        <Button look="secondary" busy={isBusy} onClick={() => void handleBlock()}>
          {isBlocked ? 'Unblock' : 'Block'}
        </Button>
      ) : null}
      <Button look="secondary" onClick={onCreatePost}>
        Create Post
      </Button>
      {can(viewer, 'delete account', account) ? (
        <Button look="danger" onClick={() => setIsDeleting(true)}>
          Delete Account
        </Button>
      ) : null}
      <DeleteAccountDialog
        account={account}
        name={`${details.firstName} ${details.lastName}`}
        isOpen={isDeleting}
        onClose={() => setIsDeleting(false)}
        onDeleted={onDeleted}
      />
    </>
  );
}
