import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { signOut } from '@/features/auth/sessionThunks';
import { useAppDispatch } from '@/lib/redux';
import { ConfirmDialog } from '@/ui/ConfirmDialog';

export function LogoutDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [isBusy, setIsBusy] = useState(false);

  async function handleConfirm() {
    setIsBusy(true);
    await dispatch(signOut());
    setIsBusy(false);
    onClose();
    await navigate('/sign-in');
  }

  return (
    <ConfirmDialog
      title="Confirm Logout"
      isOpen={isOpen}
      confirm="Confirm"
      cancel="Close"
      busy={isBusy}
      onConfirm={() => void handleConfirm()}
      onClose={onClose}
    >
      Are you sure you want to logout from your account now?
    </ConfirmDialog>
  );
}
