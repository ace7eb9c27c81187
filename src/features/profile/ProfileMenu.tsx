import { can, type Viewer } from '@contract/permissions';
import { lazy, Suspense, useState } from 'react';
import { useAppDispatch, useViewer } from '@/store/hooks';
import { muteUser, unmuteUser } from '@/store/posts/muteThunks';
import { useReport } from '@/store/reporting';
import { ActionMenu } from '@/ui/ActionMenu';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import type { ManageAction } from './ManageDialog';
import type { ProfileDetails } from './profileQueries';

const ManageDialog = lazy(async () => ({
  default: (await import('./ManageDialog')).ManageDialog,
}));

/** What moderators and administrators decide about the account of another member. */
function decisionsAbout({ _id: id, role = 'user' }: ProfileDetails, viewer: Viewer) {
  // Moderators are not told the role; the API refuses what they may not do.
  const account = { id, role };
  const restrict = can(viewer, 'restrict', account) ? 'Restrict…' : 'Restrictions…';
  const all: readonly { label: string; action: ManageAction; isOffered: boolean }[] = [
    { label: 'Change role…', action: 'role', isOffered: can(viewer, 'set role', account) },
    { label: restrict, action: 'restrict', isOffered: can(viewer, 'lift restriction', account) },
    {
      label: 'Hide all comments…',
      action: 'hide',
      isOffered: can(viewer, 'decide comments of', account),
    },
  ];
  return can(viewer, 'moderate') ? all.filter(({ isOffered }) => isOffered) : [];
}

type ProfileMenuProps = {
  details: ProfileDetails;
  /** Called when the shown account may be outdated. */
  onChange: () => void;
};

/** What members do about the account of another member, and what those who decide do. */
export function ProfileMenu({ details, onChange }: ProfileMenuProps) {
  const dispatch = useAppDispatch();
  const viewer = useViewer();
  const report = useReport();
  const [isAsking, setIsAsking] = useState(false);
  const [action, setAction] = useState<ManageAction | null>(null);
  const { _id: authorId, isMuted = false } = details;
  if (!viewer || viewer.id === authorId) return null;

  const name = `${details.firstName} ${details.lastName}`;

  async function handleMute() {
    await dispatch(muteUser({ authorId }));
    setIsAsking(false);
  }

  return (
    <>
      <ActionMenu
        icon="more"
        label="More actions"
        entries={[
          isMuted
            ? { label: 'Unmute', onSelect: () => void dispatch(unmuteUser({ authorId })) }
            : { label: 'Mute…', onSelect: () => setIsAsking(true) },
          {
            label: 'Report…',
            onSelect: () => report({ kind: 'profile', subjectId: authorId, name }),
          },
          ...decisionsAbout(details, viewer).map(({ label, action: chosen }) => ({
            label,
            onSelect: () => setAction(chosen),
          })),
        ]}
      />
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
      <ConfirmDialog
        title="Mute This Person"
        isOpen={isAsking}
        confirmLabel="Mute"
        onConfirm={handleMute}
        onClose={() => setIsAsking(false)}
      >
        <p>
          You will no longer see the comments of <bdi>{name}</bdi>, and will not be told about their
          replies and mentions. They are not told that you muted them. You can unmute them at any
          time.
        </p>
      </ConfirmDialog>
    </>
  );
}
