import { resetPasswordRules } from '@contract/rules';
import { useRuledForm } from '@/lib/useRuledForm';
import { useAppDispatch } from '@/store/hooks';
import { Button } from '@/ui/Button';
import { resetPassword } from './accountThunks';
import { NewPasswordFields } from './NewPasswordFields';

type ResetPasswordFormProps = { token: string; onReset: () => void };

export function ResetPasswordForm({ token, onReset }: ResetPasswordFormProps) {
  const dispatch = useAppDispatch();
  const { form, field, isBusy, reset } = useRuledForm({
    initial: { newPassword: '', confirmPassword: '' },
    rules: resetPasswordRules,
    onSubmit: async (values) => {
      await dispatch(resetPassword({ token, ...values })).unwrap();
      reset();
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
