import { paths } from '@contract/pages';
import { useNavigate } from 'react-router-dom';
import { signOut } from '@/features/auth/sessionThunks';
import { useAppDispatch } from '@/store/hooks';
import { ConfirmDialog } from '@/ui/ConfirmDialog';

export function LogoutDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();

  async function handleConfirm() {
    await dispatch(signOut());
    onClose();
    await navigate(paths.signIn);
  }

  return (
    <ConfirmDialog
      title="Confirm Logout"
      isOpen={isOpen}
      confirmLabel="Confirm"
      cancelLabel="Close"
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      Are you sure you want to logout from your account now?
    </ConfirmDialog>
  );
}
