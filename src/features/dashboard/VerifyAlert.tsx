import { useAppDispatch } from '@/store/hooks';
import { ActionButton } from '@/ui/ActionButton';
import { Icon } from '@/ui/Icon';
import { sendVerification } from './dashboardThunks';

export function VerifyAlert() {
  const dispatch = useAppDispatch();
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card bg-accent-soft px-4 py-3"
    >
      <Icon name="warning" />
      <p className="min-w-[min(12rem,100%)] flex-1">
        Your e-mail address is not verified yet. Until it is, you can't create posts or follow
        authors.
      </p>
      <ActionButton onPress={() => dispatch(sendVerification())}>Click to verify</ActionButton>
    </div>
  );
}
