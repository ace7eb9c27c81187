import { paths } from '@contract/pages';
import { changePasswordFormRules } from '@contract/rules';
import { Link } from 'react-router-dom';
import { useRuledForm } from '@/lib/hooks/useRuledForm';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Button, buttonClasses } from '@/ui/Button';
import { PasswordField } from '@/ui/PasswordField';
import { changePassword } from './accountThunks';
import { NewPasswordFields } from './NewPasswordFields';

export function ChangePasswordForm({ onChanged }: { onChanged: () => void }) {
  const dispatch = useAppDispatch();
  const username = useAppSelector(({ auth }) => auth.user?.username ?? '');
  const { form, field, isBusy } = useRuledForm({
    initial: { oldPassword: '', newPassword: '', confirmPassword: '' },
    rules: changePasswordFormRules,
    onSubmit: async ({ oldPassword, newPassword }) => {
      await dispatch(changePassword({ oldPassword, newPassword })).unwrap();
      onChanged();
    },
  });
  return (
    <form {...form} aria-label="Change Password" className="grid gap-5">
      {/* Password managers need the user name. */}
      <input type="text" autoComplete="username" value={username} readOnly hidden />
      <PasswordField
        label="Old password"
        autoComplete="current-password"
        {...field('oldPassword')}
      />
      <NewPasswordFields field={field} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isBusy}>
          Submit
        </Button>
        <Link to={paths.dashboard} className={buttonClasses('quiet')}>
          Back to Dashboard
        </Link>
      </div>
    </form>
  );
}
