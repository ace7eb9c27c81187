import { can } from '@contract/permissions';
import { useState } from 'react';
import { useViewer } from '@/store/hooks';
import { Button } from '@/ui/Button';
import { BlockDialog, type Blocking } from './BlockDialog';
import { DeleteAccountDialog } from './DeleteAccountDialog';
import type { ProfileDetails } from './profileSlice';

type AdminControlsProps = {
  details: ProfileDetails;
  onCreatePost: () => void;
  onDeleted: () => void;
  /** Told when the API refused something: another administrator may have been here. */
  onRefused: () => void;
};

/** What an administrator can do with somebody else's account. */
export function AdminControls(props: AdminControlsProps) {
  const { details, onCreatePost, onDeleted, onRefused } = props;
  const viewer = useViewer();
  const [asked, setAsked] = useState<Blocking | 'delete' | null>(null);

  const { _id: id, username, role = 'user', isBlocked = false } = details;
  const account = { id, username, role };
  if (viewer?.role !== 'admin' || viewer.id === id) return null;

  const question = {
    account,
    name: `${details.firstName} ${details.lastName}`,
    onClose: () => setAsked(null),
    onRefused,
  };
  return (
    <>
      {can(viewer, 'block user', account) ? (
        <Button variant="secondary" onClick={() => setAsked(isBlocked ? 'unblock' : 'block')}>
          {isBlocked ? 'Unblock' : 'Block'}
        </Button>
      ) : null}
      <Button variant="secondary" onClick={onCreatePost}>
        Create Post
      </Button>
      {can(viewer, 'delete account', account) ? (
        <Button variant="danger" onClick={() => setAsked('delete')}>
          Delete Account
        </Button>
      ) : null}
      <BlockDialog {...question} asked={asked === 'delete' ? null : asked} />
      <DeleteAccountDialog {...question} isOpen={asked === 'delete'} onDeleted={onDeleted} />
    </>
  );
}
