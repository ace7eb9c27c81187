import { paths } from '@contract/pages';
import { closeAccountRules } from '@contract/rules';
import { Link } from 'react-router-dom';
import { useRuledForm } from '@/lib/hooks/useRuledForm';
import { useAppDispatch } from '@/store/hooks';
import { Button, buttonClasses } from '@/ui/Button';
import { Checkbox } from '@/ui/Checkbox';
import { closeAccount } from './accountThunks';

type CloseAccountFormProps = { id: string; onClosed: () => void };

/** The checkbox replaces a confirmation dialog. */
export function CloseAccountForm({ id, onClosed }: CloseAccountFormProps) {
  const dispatch = useAppDispatch();
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
      <Checkbox
        label="I have read this and want to delete my account and all its content permanently."
        name="consent"
        required
        aria-required
        checked={values.consent}
        onChange={(isChecked) => set('consent', isChecked)}
      />
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
