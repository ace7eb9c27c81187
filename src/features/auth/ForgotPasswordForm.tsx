import { paths } from '@contract/pages';
import { forgotPasswordRules } from '@contract/rules';
import { Link, useLocation } from 'react-router-dom';
import { useRuledForm } from '@/lib/hooks/useRuledForm';
import { useAppDispatch } from '@/store/hooks';
import { Button, buttonClasses } from '@/ui/Button';
import { TextField } from '@/ui/TextField';
import { requestReset } from './accountThunks';

export function ForgotPasswordForm() {
  const { state } = useLocation();
  const dispatch = useAppDispatch();
  const { form, field, isBusy, clearSent } = useRuledForm({
    initial: { email: '' },
    rules: forgotPasswordRules,
    onSubmit: async (values) => {
      await dispatch(requestReset(values)).unwrap();
      clearSent(values);
    },
  });
  return (
    <form {...form} aria-label="Forgot Password" className="grid gap-5">
      <TextField label="E-mail" type="email" autoComplete="email" {...field('email')} />
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
