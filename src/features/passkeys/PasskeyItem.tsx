import { limits } from '@contract/limits';
import type { Passkey } from '@contract/passkeys/passkeyEntities';
import { type Rule, required } from '@contract/ruleParts';
import { passkeyTexts } from '@contract/texts/passkeyTexts';
import { useState } from 'react';
import { useRuledForm } from '@/lib/hooks/useRuledForm';
import { useAppDispatch } from '@/store/hooks';
import { Button } from '@/ui/Button';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { FormDialog } from '@/ui/FormDialog';
import { Moment } from '@/ui/Moment';
import { TextField } from '@/ui/TextField';
import { removePasskey, renamePasskey } from './passkeyThunks';

type Values = { name: string };

const rules: readonly Rule<Values>[] = required<Values>(passkeyTexts.nameMissing, 'name');

type DialogProps = { passkey: Passkey; onClose: () => void; onDone: () => void };

function RenameDialog({ passkey, onClose, onDone }: DialogProps) {
  const dispatch = useAppDispatch();
  const { form, field, isBusy } = useRuledForm<Values>({
    initial: { name: passkey.name },
    rules,
    onSubmit: async ({ name }) => {
      await dispatch(renamePasskey({ id: passkey._id, name })).unwrap();
      onClose();
      onDone();
    },
  });
  return (
    <FormDialog
      title="Rename the passkey"
      submitLabel="Rename"
      isBusy={isBusy}
      form={form}
      onClose={onClose}
    >
      <TextField
        label="Name of the passkey"
        maxLength={limits.longest.passkeyName}
        {...field('name')}
      />
    </FormDialog>
  );
}

function RemoveDialog({ passkey, onClose, onDone }: DialogProps) {
  const dispatch = useAppDispatch();

  async function handleRemove() {
    const outcome = await dispatch(removePasskey({ id: passkey._id }));
    const isFailed = removePasskey.rejected.match(outcome);
    onClose();
    if (!isFailed || outcome.payload?.status === 404) onDone();
  }

  return (
    <ConfirmDialog
      title="Remove the passkey?"
      isOpen
      confirmLabel="Remove"
      danger
      onConfirm={handleRemove}
      onClose={onClose}
    >
      “{passkey.name}” will no longer open your account. Your device keeps it until you delete it
      there, too.
    </ConfirmDialog>
  );
}

type PasskeyItemProps = { passkey: Passkey; onChanged: () => void; onRemoved: () => void };

export function PasskeyItem({ passkey, onChanged, onRemoved }: PasskeyItemProps) {
  const { _id: id, name, createdAt, lastUsedAt } = passkey;
  const [dialog, setDialog] = useState<'rename' | 'remove' | null>(null);
  const close = () => setDialog(null);
  return (
    <li data-item={id} tabIndex={-1} className="flex flex-wrap items-center gap-3 border-b py-3">
      <div className="min-w-0 flex-1">
        <p dir="auto" className="font-semibold break-words">
          {name}
        </p>
        <p className="text-sm text-quiet">
          Added <Moment at={createdAt} show="day" />,{' '}
          {lastUsedAt === null ? (
            'never used'
          ) : (
            <>
              last used <Moment at={lastUsedAt} />
            </>
          )}
        </p>
      </div>
      <Button variant="quiet" aria-label={`Rename ${name}`} onClick={() => setDialog('rename')}>
        Rename
      </Button>
      <Button variant="quiet" aria-label={`Remove ${name}`} onClick={() => setDialog('remove')}>
        Remove
      </Button>
      {dialog === 'rename' ? (
        <RenameDialog passkey={passkey} onClose={close} onDone={onChanged} />
      ) : null}
      {dialog === 'remove' ? (
        <RemoveDialog passkey={passkey} onClose={close} onDone={onRemoved} />
      ) : null}
    </li>
  );
}
