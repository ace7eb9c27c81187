import { paths } from '@contract/pages';
import { forgotPasswordRules } from '@contract/rules';
import { accountAnswers } from '@contract/texts/accountAnswers';
import { accountTexts } from '@contract/texts/accountTexts';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useRuledForm } from '@/lib/hooks/useRuledForm';
import { useAppDispatch } from '@/store/hooks';
import { Button, buttonClasses } from '@/ui/Button';
import { FormError } from '@/ui/FormError';
import { TextField } from '@/ui/TextField';
import { requestReset } from './accountThunks';

/** Stays where the toast doesn't. It is the same whether or not the address has an account. */
function LinkSent({ email }: { email: string }) {
  return (
    <div className="grid gap-1 border-y py-3">
      <p>{accountAnswers.resetLinkSent}</p>
      <p className="text-quiet wrap-anywhere">
        Look in the inbox of <bdi>{email}</bdi>, and among the spam. If no e-mail arrives, check the
        address and submit it again.
      </p>
    </div>
  );
}

export function ForgotPasswordForm() {
  const { state } = useLocation();
  const dispatch = useAppDispatch();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { form, field, isBusy, clearSent } = useRuledForm({
    initial: { email: '' },
    rules: forgotPasswordRules,
    onSubmit: async (values) => {
      setSentTo(null);
      setRefusal(null);
      const outcome = await dispatch(requestReset(values));
      if (requestReset.rejected.match(outcome)) {
        setRefusal(outcome.payload?.message ?? accountTexts.resetLinkFailed);
        return;
      }
      setSentTo(values.email.trim());
      clearSent(values);
    },
  });
  return (
    <form {...form} aria-label="Forgot Password" className="grid gap-5">
      <TextField label="E-mail" type="email" autoComplete="email" {...field('email')} />
      {sentTo === null ? null : <LinkSent email={sentTo} />}
      <FormError message={refusal} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isBusy}>
          Submit
        </Button>
        <Link to={paths.signIn} state={state} className={buttonClasses('quiet')}>
          Back to Login
        </Link>
      </div>
    </form>
  );
}
