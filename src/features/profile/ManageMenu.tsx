import { can } from '@contract/permissions';
import { lazy, Suspense, useState } from 'react';
import { useViewer } from '@/store/hooks';
import { ActionMenu } from '@/ui/ActionMenu';
import type { ManageAction } from './ManageDialog';
import type { ProfileDetails } from './profileQueries';

const ManageDialog = lazy(async () => ({
  default: (await import('./ManageDialog')).ManageDialog,
}));

type ManageMenuProps = {
  details: ProfileDetails;
  /** Called when the shown account may be outdated. */
  onChange: () => void;
};

/** What moderators and administrators decide about the account of another member. */
export function ManageMenu({ details, onChange }: ManageMenuProps) {
  const viewer = useViewer();
  const [action, setAction] = useState<ManageAction | null>(null);
  // Moderators are not told the role; the API refuses what they may not do.
  const { _id: id, role = 'user' } = details;
  const account = { id, role };
  if (!can(viewer, 'moderate') || viewer?.id === id) return null;

  const entry = (label: string, chosen: ManageAction) => ({
    label,
    onSelect: () => setAction(chosen),
  });
  const entries = [
    ...(can(viewer, 'set role', account) ? [entry('Change role…', 'role')] : []),
    ...(can(viewer, 'lift restriction', account)
      ? [entry(can(viewer, 'restrict', account) ? 'Restrict…' : 'Restrictions…', 'restrict')]
      : []),
    ...(can(viewer, 'decide comments of', account) ? [entry('Hide all comments…', 'hide')] : []),
  ];
  return (
    <>
      <ActionMenu icon="settings" label="Manage" entries={entries} />
      {action ? (
        <Suspense fallback={null}>
          <ManageDialog
            action={action}
            details={details}
            onClose={() => setAction(null)}
            onChange={onChange}
          />
        </Suspense>
      ) : null}
    </>
  );
}
