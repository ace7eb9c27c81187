import { useState } from 'react';
import { useAppDispatch, useViewer } from '@/store/hooks';
import { muteUser, unmuteUser } from '@/store/posts/muteThunks';
import { useReport } from '@/store/reporting';
import { ActionMenu } from '@/ui/ActionMenu';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import type { ProfileDetails } from './profileQueries';

/** What members do about the account of another member. */
export function ProfileMenu({ details }: { details: ProfileDetails }) {
  const dispatch = useAppDispatch();
  const viewer = useViewer();
  const report = useReport();
  const [isAsking, setIsAsking] = useState(false);
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
        ]}
      />
      <ConfirmDialog
        title="Mute This Person"
        isOpen={isAsking}
        confirmLabel="Mute"
        cancelLabel="Cancel"
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
