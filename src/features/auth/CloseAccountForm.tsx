import { paths } from '@contract/pages';
import { closeAccountRules } from '@contract/rules';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { useRuledForm } from '@/lib/hooks/useRuledForm';
import { useAppDispatch } from '@/store/hooks';
import { Button, buttonClasses } from '@/ui/Button';
import { closeAccount } from './accountThunks';

type CloseAccountFormProps = { id: string; onClosed: () => void };

/** The checkbox replaces a confirmation dialog. */
export function CloseAccountForm({ id, onClosed }: CloseAccountFormProps) {
  const dispatch = useAppDispatch();
  const checkboxId = useId();
  const { form, values, set, isBusy } = useRuledForm({
    initial: { consent: false },
    rules: closeAccountRules,
    onSubmit: async () => {
      await dispatch(closeAccount({ id })).unwrap();
      onClosed();
    },
  });
  return (
    <form {...form} aria-label="Close Account" className="grid gap-5">
      <div className="flex items-start gap-3">
        <input
          id={checkboxId}
          type="checkbox"
          name="consent"
          required
          aria-required
          checked={values.consent}
          className="mt-0.5 size-6 shrink-0 accent-accent"
          onChange={(event) => set('consent', event.target.checked)}
        />
        <label htmlFor={checkboxId} className="min-h-11">
          I have read this and want to delete my account and all its content permanently.
        </label>
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
