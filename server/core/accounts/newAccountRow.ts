import type { UserRow } from '@server/data/rows';
import type { Ports } from '../ports';

type AccountFields = Omit<UserRow, 'id' | 'bio' | 'cover' | 'role' | 'isBlocked' | 'createdAt'>;

/** The row of a new account: these fields and the defaults. */
export function newAccountRow({ ids, clock }: Ports, fields: AccountFields): UserRow {
  return {
    id: ids.next(),
    ...fields,
    bio: '',
    cover: '',
    role: 'user',
    isBlocked: false,
    createdAt: clock.now(),
  };
}
