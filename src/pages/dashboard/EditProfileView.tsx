import { paths } from '@contract/pages';
import { useNavigate } from 'react-router-dom';
import { ProfileForm } from '@/features/auth/ProfileForm';
import { ownProfileChanged } from '@/features/dashboard/dashboardQueries';
import { MutedPeople } from '@/features/dashboard/MutedPeople';
import { PendingEmail } from '@/features/dashboard/PendingEmail';
import { ViewFrame } from '@/features/dashboard/ViewFrame';
import { ReadSettings } from '@/features/reading/ReadSettings';
import { useAppDispatch, useAppSelector } from '@/store/hooks';

export function EditProfileView() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const user = useAppSelector(({ auth }) => auth.user);
  if (!user) return null;
  return (
    <ViewFrame title="Edit Profile" description={(site) => `Change how you appear on ${site}.`}>
      {user.pendingEmail === null ? null : <PendingEmail email={user.pendingEmail} />}
      <ProfileForm
        user={user}
        onSaved={() => {
          dispatch(ownProfileChanged());
          void navigate(paths.ownProfile);
        }}
      />
      <MutedPeople />
      <ReadSettings />
    </ViewFrame>
  );
}
