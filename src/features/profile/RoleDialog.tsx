import { type Role, role as roles } from '@contract/entities';
import { roleTexts } from '@contract/texts/roleTexts';
import { type FormEvent, useId, useState } from 'react';
import { useSingleRun } from '@/lib/hooks/useSingleRun';
import { useAppDispatch } from '@/store/hooks';
import { FormDialog } from '@/ui/FormDialog';
import { setRole } from './administrationThunks';

type RoleDialogProps = {
  id: string;
  name: string;
  role: Role;
  onClose: () => void;
  /** Called when the API refuses: the shown account may be outdated. */
  onRefused: () => void;
};

/** Changes what an account is allowed to do, for administrators. */
export function RoleDialog({ id, name, role, onClose, onRefused }: RoleDialogProps) {
  const dispatch = useAppDispatch();
  const { isBusy, run } = useSingleRun();
  const [chosen, setChosen] = useState(role);
  const fieldId = useId();

  async function change() {
    const outcome = chosen === role ? null : await dispatch(setRole({ id, role: chosen }));
    const error = outcome && setRole.rejected.match(outcome) ? outcome.payload : null;
    if (error?.kind === 'refused') onRefused();
    if (!error) onClose();
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    void run(change);
  }

  return (
    <FormDialog
      title="Change the Role"
      submitLabel="Change role"
      isBusy={isBusy}
      form={{ onSubmit: handleSubmit }}
      onClose={onClose}
    >
      <fieldset className="grid gap-1">
        <legend className="pb-2">
          What may <bdi>{name}</bdi> do?
        </legend>
        {roles.options.map((value) => (
          <label key={value} className="flex min-h-11 items-start gap-3 py-2">
            <input
              type="radio"
              name={`${fieldId}-role`}
              value={value}
              checked={chosen === value}
              aria-describedby={`${fieldId}-${value}`}
              aria-label={roleTexts[value].name}
              className="mt-0.5 size-5 shrink-0 accent-accent"
              onChange={() => setChosen(value)}
            />
            <span className="grid">
              <span className="font-medium">{roleTexts[value].name}</span>
              <span id={`${fieldId}-${value}`} className="text-sm text-quiet">
                {roleTexts[value].may}
              </span>
            </span>
          </label>
        ))}
      </fieldset>
    </FormDialog>
  );
}
