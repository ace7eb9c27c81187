import { SelectField } from '@/ui/SelectField';
import type { UsersFilter } from './usersFilter';

const roles = [
  { value: '', name: 'All roles' },
  { value: 'user', name: 'Users' },
  { value: 'moderator', name: 'Moderators' },
  { value: 'admin', name: 'Administrators' },
] as const satisfies readonly { value: UsersFilter['role']; name: string }[];

const states = [
  { value: '', name: 'All states' },
  { value: 'unverified', name: 'E-mail not verified' },
  { value: 'waiting', name: 'Waiting for approval' },
  { value: 'restricted', name: 'Restricted' },
  { value: 'blocked', name: 'Blocked' },
] as const satisfies readonly { value: UsersFilter['state']; name: string }[];

const orders = [
  { value: '', name: 'Newest first' },
  { value: 'oldest', name: 'Oldest first' },
  { value: 'name', name: 'By username' },
] as const satisfies readonly { value: UsersFilter['order']; name: string }[];

type UsersFilterBarProps = {
  filter: UsersFilter;
  onChange: (filter: UsersFilter) => void;
};

/** Selects which accounts are listed, and in which order. */
export function UsersFilterBar({ filter, onChange }: UsersFilterBarProps) {
  return (
    <div role="group" aria-label="Filter" className="grid gap-4 sm:grid-cols-3">
      <SelectField
        label="Role"
        value={filter.role}
        options={roles}
        onChange={(role) => onChange({ ...filter, role })}
      />
      <SelectField
        label="State"
        value={filter.state}
        options={states}
        onChange={(state) => onChange({ ...filter, state })}
      />
      <SelectField
        label="Order"
        value={filter.order === 'newest' ? '' : filter.order}
        options={orders}
        onChange={(order) => onChange({ ...filter, order })}
      />
    </div>
  );
}
