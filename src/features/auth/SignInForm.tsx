import { paths } from '@contract/pages';
import { signInRules } from '@contract/rules';
import { Link, useLocation } from 'react-router-dom';
import { useRuledForm } from '@/lib/hooks/useRuledForm';
import { useAppDispatch } from '@/store/hooks';
import { Button } from '@/ui/Button';
import { PasswordField } from '@/ui/PasswordField';
import { TextField } from '@/ui/TextField';
import { signIn } from './sessionThunks';

export function SignInForm({ onSignedIn }: { onSignedIn: () => Promise<void> | void }) {
  const dispatch = useAppDispatch();
  const { state } = useLocation();
  const { form, field, isBusy } = useRuledForm({
    initial: { username: '', password: '' },
    rules: signInRules,
    onSubmit: async (values) => {
      await dispatch(signIn(values)).unwrap();
      await onSignedIn();
    },
  });
  return (
    <form {...form} aria-label="Sign In" className="grid gap-5">
      <TextField
        label="Username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...field('username')}
      />
      <PasswordField label="Password" autoComplete="current-password" {...field('password')} />
      <Button type="submit" busy={isBusy}>
        Sign In
      </Button>
      <div className="flex flex-wrap justify-between gap-x-6 gap-y-1">
        <Link
          to={paths.signUp}
          state={state}
          className="text-link inline-flex min-h-11 items-center"
        >
          Create Account
        </Link>
        <Link
          to={paths.forgotPassword}
          state={state}
          className="text-link inline-flex min-h-11 items-center"
        >
          Forgot Password
        </Link>
      </div>
    </form>
  );
}
