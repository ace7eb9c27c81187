import { confirmPasswordRules } from '@contract/rules';
import { useRuledForm } from '@/lib/hooks/useRuledForm';
import { useAppDispatch } from '@/store/hooks';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { PasswordField } from '@/ui/PasswordField';
import { confirmGoogleSignIn } from './sessionThunks';

function PasswordForm({ onSignedIn }: { onSignedIn: () => void }) {
  const dispatch = useAppDispatch();
  const { form, field, isBusy } = useRuledForm({
    initial: { password: '' },
    rules: confirmPasswordRules,
    onSubmit: async (values) => {
      await dispatch(confirmGoogleSignIn(values)).unwrap();
      onSignedIn();
    },
  });
  return (
    <form {...form} aria-label="Connect with Google" className="grid gap-5">
      <PasswordField label="Password" autoComplete="current-password" {...field('password')} />
      <div>
        <Button type="submit" busy={isBusy}>
          Continue
        </Button>
      </div>
    </form>
  );
}

type GooglePasswordDialogProps = {
  /** Shown above the form; null closes the dialog. */
  reason: string | null;
  onClose: () => void;
  onSignedIn: () => void;
};

/** Asks for the password of an existing account before Google can sign in to it. */
export function GooglePasswordDialog({ reason, onClose, onSignedIn }: GooglePasswordDialogProps) {
  return (
    <Dialog title="Connect with Google" isOpen={reason !== null} onClose={onClose}>
      <p className="text-quiet">{reason}</p>
      <PasswordForm onSignedIn={onSignedIn} />
    </Dialog>
  );
}
