import type { Rule } from '@contract/ruleParts';
import { useState } from 'react';
import { saveFile } from '@/lib/browser/saveFile';
import { useRuledForm } from '@/lib/hooks/useRuledForm';
import { useAppDispatch } from '@/store/hooks';
import { Button } from '@/ui/Button';
import { FormDialog } from '@/ui/FormDialog';
import { PasswordField } from '@/ui/PasswordField';
import { requirePasskey } from './passkeyThunks';

type Values = { password: string };

/** The API says whether the password is needed: accounts that sign in with Google have none. */
const rules: readonly Rule<Values>[] = [];

type Change = { title: string; isRequired: boolean };

const changes = {
  start: { title: 'Ask for a passkey', isRequired: true },
  renew: { title: 'New recovery codes', isRequired: true },
  stop: { title: 'Stop asking for a passkey', isRequired: false },
} as const satisfies Record<string, Change>;

type DialogProps = Change & { onClose: () => void; onDone: (codes: readonly string[]) => void };

function PasswordDialog({ title, isRequired, onClose, onDone }: DialogProps) {
  const dispatch = useAppDispatch();
  const { form, field, isBusy } = useRuledForm<Values>({
    initial: { password: '' },
    rules,
    onSubmit: async ({ password }) => {
      const { codes } = await dispatch(requirePasskey({ isRequired, password })).unwrap();
      onClose();
      onDone(codes);
    },
  });
  return (
    <FormDialog
      title={title}
      submitLabel="Continue"
      isBusy={isBusy}
      form={{ ...form, className: 'grid gap-5' }}
      onClose={onClose}
    >
      <PasswordField label="Password" autoComplete="current-password" {...field('password')} />
    </FormDialog>
  );
}

/** Shown once: only their hashes are stored. */
function NewCodes({ codes }: { codes: readonly string[] }) {
  const save = () =>
    saveFile(new File([`${codes.join('\n')}\n`], 'recovery-codes.txt', { type: 'text/plain' }));
  return (
    <div className="grid gap-3 rounded-card border p-4">
      <p>
        Keep these recovery codes where you keep passwords. Each opens your account once, together
        with your password. They are not shown again.
      </p>
      <ul aria-label="Recovery codes" className="grid grid-cols-2 gap-x-6 font-mono">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div>
        <Button variant="secondary" onClick={save}>
          Save as a file
        </Button>
      </div>
    </div>
  );
}

type RequiredPasskeyProps = { isRequired: boolean; codesLeft: number; onChanged: () => void };

/** Whether the account asks for a passkey when somebody signs in with the password. */
export function RequiredPasskey({ isRequired, codesLeft, onChanged }: RequiredPasskeyProps) {
  const [change, setChange] = useState<Change | null>(null);
  const [codes, setCodes] = useState<readonly string[]>([]);
  return (
    <div className="grid gap-3">
      <p>
        {isRequired
          ? `Your password alone doesn’t open your account. You have ${codesLeft} recovery ${codesLeft === 1 ? 'code' : 'codes'} left.`
          : 'Your account can also be opened with your password alone.'}
      </p>
      <div className="flex flex-wrap gap-3">
        {isRequired ? (
          <>
            <Button variant="secondary" onClick={() => setChange(changes.renew)}>
              New recovery codes
            </Button>
            <Button variant="quiet" onClick={() => setChange(changes.stop)}>
              Stop asking for a passkey
            </Button>
          </>
        ) : (
          <Button variant="secondary" onClick={() => setChange(changes.start)}>
            Ask for a passkey after the password
          </Button>
        )}
      </div>
      {isRequired && codes.length > 0 ? <NewCodes codes={codes} /> : null}
      {change ? (
        <PasswordDialog
          {...change}
          onClose={() => setChange(null)}
          onDone={(created) => {
            setCodes(created);
            onChanged();
          }}
        />
      ) : null}
    </div>
  );
}
