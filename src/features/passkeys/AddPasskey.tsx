import { limits } from '@contract/limits';
import type { Rule } from '@contract/ruleParts';
import { passkeyTexts } from '@contract/texts/passkeyTexts';
import { useState } from 'react';
import { useHasPasskeys } from '@/lib/hooks/useHasPasskeys';
import { useRuledForm } from '@/lib/hooks/useRuledForm';
import { useAppDispatch, useViewer } from '@/store/hooks';
import { Button } from '@/ui/Button';
import { FormDialog } from '@/ui/FormDialog';
import { PasswordField } from '@/ui/PasswordField';
import { TextField } from '@/ui/TextField';
import { addPasskey } from './passkeyThunks';

type AddProps = { onAdded: () => void };

type Values = { name: string; password: string };

/** The API says whether the password is needed: accounts that sign in with Google have none. */
const rules: readonly Rule<Values>[] = [];

function AddDialog({ onAdded, onClose }: AddProps & { onClose: () => void }) {
  const dispatch = useAppDispatch();
  const { form, field, isBusy } = useRuledForm<Values>({
    initial: { name: '', password: '' },
    rules,
    onSubmit: async (values) => {
      await dispatch(addPasskey(values)).unwrap();
      onClose();
      onAdded();
    },
  });
  return (
    <FormDialog
      title="Add a passkey"
      submitLabel="Continue"
      isBusy={isBusy}
      form={{ ...form, className: 'grid gap-5' }}
      onClose={onClose}
    >
      <TextField
        label="Name of the passkey"
        hint="Such as “My phone”. Without a name it is called like this device."
        maxLength={limits.longest.passkeyName}
        {...field('name')}
      />
      <PasswordField label="Password" autoComplete="current-password" {...field('password')} />
    </FormDialog>
  );
}

/** Adds a passkey, where the browser and the account can have one. */
export function AddPasskey({ onAdded }: AddProps) {
  const hasPasskeys = useHasPasskeys();
  const isVerified = useViewer()?.isVerified ?? false;
  const [isOpen, setIsOpen] = useState(false);
  if (!hasPasskeys) return <p>{passkeyTexts.notPossible}</p>;
  if (!isVerified) return <p>{passkeyTexts.notVerified}</p>;
  return (
    <div>
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        Add a passkey
      </Button>
      {isOpen ? <AddDialog onAdded={onAdded} onClose={() => setIsOpen(false)} /> : null}
    </div>
  );
}
