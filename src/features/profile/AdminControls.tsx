import { can } from '@contract/permissions';
import { useState } from 'react';
import { useAppDispatch, useViewer } from '@/store/hooks';
import { approveAccount } from '@/store/posts/approveAccount';
import { ApproveButton } from '@/ui/ApproveButton';
import { Button } from '@/ui/Button';
import { type BlockAction, BlockDialog } from './BlockDialog';
import { DeleteAccountDialog } from './DeleteAccountDialog';
import type { ProfileDetails } from './profileQueries';

type AdminControlsProps = {
  details: ProfileDetails;
  onCreatePost: () => void;
  onDeleted: () => void;
  /** Called when the API refuses: another administrator may have changed the account. */
  onRefused: () => void;
};

/** The actions of administrators on another account. */
export function AdminControls(props: AdminControlsProps) {
  const { details, onCreatePost, onDeleted, onRefused } = props;
  const dispatch = useAppDispatch();
  const viewer = useViewer();
  const [openDialog, setOpenDialog] = useState<BlockAction | 'delete' | null>(null);

  const { _id: id, username, role = 'user', isBlocked = false, awaitsApproval = false } = details;
  const account = { id, username, role };
  if (viewer?.role !== 'admin' || viewer.id === id) return null;

  const dialog = {
    account,
    name: `${details.firstName} ${details.lastName}`,
    onClose: () => setOpenDialog(null),
    onRefused,
  };
  return (
    <>
      {awaitsApproval ? (
        <ApproveButton name={dialog.name} onApprove={() => dispatch(approveAccount({ id }))} />
      ) : null}
      {!awaitsApproval && can(viewer, 'block user', account) ? (
        <Button variant="secondary" onClick={() => setOpenDialog(isBlocked ? 'unblock' : 'block')}>
          {isBlocked ? 'Unblock' : 'Block'}
        </Button>
      ) : null}
      <Button variant="secondary" onClick={onCreatePost}>
        Create Post
      </Button>
      {can(viewer, 'delete account', account) ? (
        <Button variant="danger" onClick={() => setOpenDialog('delete')}>
          Delete Account
        </Button>
      ) : null}
      <BlockDialog {...dialog} action={openDialog === 'delete' ? null : openDialog} />
      {openDialog === 'delete' ? <DeleteAccountDialog {...dialog} onDeleted={onDeleted} /> : null}
    </>
  );
}
