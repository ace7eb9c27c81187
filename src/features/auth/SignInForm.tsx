import { paths } from '@contract/pages';
import { signInRules } from '@contract/rules';
import { accountAnswers } from '@contract/texts/accountAnswers';
import { accountTexts } from '@contract/texts/accountTexts';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useRuledForm } from '@/lib/hooks/useRuledForm';
import { useAppDispatch } from '@/store/hooks';
import { Button } from '@/ui/Button';
import { FormError } from '@/ui/FormError';
import { PasswordField } from '@/ui/PasswordField';
import { TextField } from '@/ui/TextField';
import { signIn } from './sessionThunks';

/** Stays where the toast doesn't: why the sign-in was refused, and what to do next. */
function SignInError({ message }: { message: string | null }) {
  const { state } = useLocation();
  const isWrong = message === accountAnswers.wrongCredentials;
  const isBlocked = message?.startsWith(accountAnswers.blocked);
  return (
    <FormError message={message}>
      {isWrong ? (
        <p>
          Check both for typing errors, or{' '}
          <Link to={paths.forgotPassword} state={state} className="text-link">
            choose a new password
          </Link>
          .
        </p>
      ) : null}
      {isBlocked ? (
        <p>
          <Link to={paths.contact} className="text-link">
            Write to us
          </Link>{' '}
          if you think that this is a mistake.
        </p>
      ) : null}
    </FormError>
  );
}

export function SignInForm({ onSignedIn }: { onSignedIn: () => Promise<void> | void }) {
  const dispatch = useAppDispatch();
  const { state } = useLocation();
  const [refusal, setRefusal] = useState<string | null>(null);
  const [needsPasskey, setNeedsPasskey] = useState(false);
  const { form, field, isBusy } = useRuledForm({
    initial: { username: '', password: '', recoveryCode: '' },
    rules: signInRules,
    onSubmit: async (values) => {
      setRefusal(null);
      const outcome = await dispatch(signIn(values));
      if (signIn.rejected.match(outcome)) {
        setRefusal(outcome.payload?.message ?? accountTexts.loginFailed);
        if (outcome.payload?.field === 'recoveryCode') setNeedsPasskey(true);
        return;
      }
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
      {needsPasskey ? (
        <TextField
          label="Recovery code"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          {...field('recoveryCode')}
        />
      ) : null}
      <SignInError message={refusal} />
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
