import { paths } from '@contract/pages';
import { can } from '@contract/permissions';
import { gateTexts } from '@contract/texts/gateTexts';
import type { ComponentProps } from 'react';
import { useNavigate } from 'react-router-dom';
import { notify } from '@/lib/notify';
import { useViewer } from '@/store/hooks';
import { AdminControls } from './AdminControls';
import { FollowButton } from './FollowButton';
import { ProfileMenu } from './ProfileMenu';

type ProfileActionsProps = ComponentProps<typeof ProfileMenu>;

/** What the viewer can do with a person: follow, write for, manage, report. */
export function ProfileActions({ details, onChange }: ProfileActionsProps) {
  const navigate = useNavigate();
  const viewer = useViewer();
  // Another administrator may have changed the account since it was loaded.
  const adminHandlers = viewer?.role === 'admin' ? { onChange: onChange } : {};

  function handleCreatePost(authorId: string) {
    if (can(viewer, 'create post for', { authorId })) {
      void navigate(paths.create, { state: { authorId } });
    } else notify.error(gateTexts.verifyToCreate);
  }

  return (
    <>
      {/* Only administrators see blocked authors, who can't be followed. */}
      {details.isBlocked ? null : (
        <FollowButton authorId={details._id} onRefused={onChange} {...adminHandlers} />
      )}
      <AdminControls
        details={details}
        onCreatePost={() => handleCreatePost(details._id)}
        onDeleted={() => void navigate(paths.home, { replace: true })}
        onRefused={onChange}
      />
      <ProfileMenu details={details} onChange={onChange} />
    </>
  );
}
