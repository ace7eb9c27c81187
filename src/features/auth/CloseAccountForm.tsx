import { paths } from '@contract/pages';
import { closeAccountRules, confirmPasswordRules } from '@contract/rules';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useRuledForm } from '@/lib/hooks/useRuledForm';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Button, buttonClasses } from '@/ui/Button';
import { Checkbox } from '@/ui/Checkbox';
import { PasswordField } from '@/ui/PasswordField';
import { closeAccount, type MissingProof } from './accountThunks';
import { OptionalGoogleButton } from './GoogleButton';

const rules = {
  none: closeAccountRules,
  password: [...closeAccountRules, ...confirmPasswordRules],
  provider: closeAccountRules,
};

/** The same function in every render, so that only a new field is focused. */
const focusOnce = (field: HTMLInputElement | null) => field?.focus();

type CloseAccountFormProps = { id: string; onClosed: () => void };

/** The checkbox replaces a confirmation dialog. A session that isn't new proves who its owner is. */
export function CloseAccountForm({ id, onClosed }: CloseAccountFormProps) {
  const dispatch = useAppDispatch();
  const username = useAppSelector(({ auth }) => auth.user?.username ?? '');
  const [missing, setMissing] = useState<MissingProof | null>(null);
  const { form, field, values, set, isBusy } = useRuledForm({
    initial: { consent: false, password: '' },
    rules: rules[missing?.kind ?? 'none'],
    onSubmit: async ({ password }) => {
      const answer = await dispatch(closeAccount({ id, password })).unwrap();
      if (answer.missing) setMissing(answer.missing);
      else onClosed();
    },
  });
  return (
    <form {...form} aria-label="Close Account" className="grid gap-5">
      <Checkbox
        label="I have read this and want to delete my account and all its content permanently."
        name="consent"
        required
        aria-required
        checked={values.consent}
        onChange={(isChecked) => set('consent', isChecked)}
      />
      {missing?.kind === 'password' ? (
        <div className="max-w-xl">
          {/* Password managers need the user name. */}
          <input type="text" autoComplete="username" value={username} readOnly hidden />
          <PasswordField
            label="Password"
            autoComplete="current-password"
            hint={missing.reason}
            ref={focusOnce}
            {...field('password')}
          />
        </div>
      ) : null}
      <div className="grid justify-items-start gap-3">
        {/* Always there, so that screen readers notice the text. */}
        <p role="status">{missing?.kind === 'provider' ? missing.reason : null}</p>
        {missing?.kind === 'provider' ? (
          <OptionalGoogleButton label="Sign in with Google" onSignedIn={() => setMissing(null)} />
        ) : null}
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="danger" disabled={!values.consent} busy={isBusy}>
          Delete Account
        </Button>
        <Link to={paths.ownProfile} className={buttonClasses('secondary')}>
          Cancel
        </Link>
      </div>
    </form>
  );
}
