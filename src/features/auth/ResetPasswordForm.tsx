import { resetPasswordRules } from '@contract/rules';
import { useRuledForm } from '@/lib/useRuledForm';
import { useAppDispatch } from '@/store/hooks';
import { Button } from '@/ui/Button';
import { resetPassword } from './accountThunks';
import { NewPasswordFields } from './NewPasswordFields';

type ResetPasswordFormProps = { token: string; onReset: () => void };

export function ResetPasswordForm({ token, onReset }: ResetPasswordFormProps) {
  const dispatch = useAppDispatch();
  const { form, field, isBusy, clearSent } = useRuledForm({
    initial: { newPassword: '', confirmPassword: '' },
    rules: resetPasswordRules,
    onSubmit: async (values) => {
      await dispatch(resetPassword({ token, ...values })).unwrap();
      clearSent(values);
      onReset();
    },
  });
  return (
    <form {...form} aria-label="Reset Password" className="grid gap-5">
      <NewPasswordFields field={field} />
      <div>
        <Button type="submit" busy={isBusy}>
          Submit
        </Button>
      </div>
    </form>
  );
}
