import { can } from '@contract/permissions';
import { decisionTexts } from '@contract/texts/decisionTexts';
import { useAppDispatch, useViewer } from '@/store/hooks';
import { hideAll } from '@/store/posts/hideAll';
import { ReasonDialog } from '@/ui/ReasonDialog';
import type { ProfileDetails } from './profileQueries';
import { RestrictDialog } from './RestrictDialog';
import { RoleDialog } from './RoleDialog';

/** What is changed about an account. */
export type ManageAction = 'role' | 'restrict' | 'hide';

type ManageDialogProps = {
  action: ManageAction;
  details: ProfileDetails;
  onClose: () => void;
  /** Called when the shown account may be outdated. */
  onChange: () => void;
};

/** The dialog of an entry of the menu. */
export function ManageDialog({ action, details, onClose, onChange }: ManageDialogProps) {
  const dispatch = useAppDispatch();
  const viewer = useViewer();
  const { _id: id, role = 'user' } = details;
  const account = { id, name: `${details.firstName} ${details.lastName}`, onClose };

  async function handleHide(reason: string) {
    const isDone = hideAll.fulfilled.match(await dispatch(hideAll({ id, reason })));
    if (isDone) onChange();
    return isDone;
  }

  if (action === 'role') return <RoleDialog {...account} role={role} onRefused={onChange} />;
  if (action === 'restrict')
    return <RestrictDialog {...account} canAdd={can(viewer, 'restrict', { id, role })} />;
  return (
    <ReasonDialog
      title="Hide All Comments"
      confirmLabel="Hide"
      onConfirm={handleHide}
      onClose={onClose}
    >
      <bdi>{account.name}</bdi> {decisionTexts.hideAllQuestion}
    </ReasonDialog>
  );
}
