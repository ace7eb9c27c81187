import { type Role, role as roles } from '@contract/entities';
import { roleTexts } from '@contract/texts/roleTexts';
import { type FormEvent, useId, useState } from 'react';
import { useSingleRun } from '@/lib/hooks/useSingleRun';
import { useAppDispatch } from '@/store/hooks';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
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
  const formId = useId();

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

  const actions = (
    <>
      <Button variant="quiet" onClick={onClose}>
        Cancel
      </Button>
      <Button type="submit" form={formId} busy={isBusy}>
        Change role
      </Button>
    </>
  );
  return (
    <Dialog
      title="Change the Role"
      isOpen
      onClose={onClose}
      actions={actions}
      hasCloseButton={false}
    >
      <form id={formId} onSubmit={handleSubmit}>
        <fieldset className="grid gap-1">
          <legend className="pb-2">
            What may <bdi>{name}</bdi> do?
          </legend>
          {roles.options.map((value) => (
            <label key={value} className="flex min-h-11 items-start gap-3 py-2">
              <input
                type="radio"
                name={`${formId}-role`}
                value={value}
                checked={chosen === value}
                aria-describedby={`${formId}-${value}`}
                aria-label={roleTexts[value].name}
                className="mt-0.5 size-5 shrink-0 accent-accent"
                onChange={() => setChosen(value)}
              />
              <span className="grid">
                <span className="font-medium">{roleTexts[value].name}</span>
                <span id={`${formId}-${value}`} className="text-sm text-quiet">
                  {roleTexts[value].may}
                </span>
              </span>
            </label>
          ))}
        </fieldset>
      </form>
    </Dialog>
  );
}
