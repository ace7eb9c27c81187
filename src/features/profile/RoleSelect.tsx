import { type Role, role as roles } from '@contract/entities';
import { useSingleRun } from '@/lib/hooks/useSingleRun';
import { useAppDispatch } from '@/store/hooks';
import { SelectField } from '@/ui/SelectField';
import { setRole } from './administrationThunks';

const names: Readonly<Record<Role, string>> = {
  user: 'Member',
  moderator: 'Moderator',
  admin: 'Administrator',
};

type RoleSelectProps = { id: string; role: Role; onRefused: () => void };

/** What an account is allowed to do, for administrators. */
export function RoleSelect({ id, role, onRefused }: RoleSelectProps) {
  const dispatch = useAppDispatch();
  const { isBusy, run } = useSingleRun();

  async function change(chosen: Role) {
    const outcome = await dispatch(setRole({ id, role: chosen }));
    if (setRole.rejected.match(outcome)) onRefused();
  }

  return (
    <div className="w-40">
      <SelectField
        label="Role"
        isLabelHidden
        value={role}
        options={roles.options.map((value) => ({ value, name: names[value] }))}
        disabled={isBusy}
        onChange={(chosen) => void run(() => change(chosen))}
      />
    </div>
  );
}
