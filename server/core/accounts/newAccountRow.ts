import type { UserRow } from '@server/data/rows';
import { conflict } from '../http/failure';
import type { Ports } from '../ports';

export const usernameTaken = () => conflict('This username is already taken.', 'username');

export const emailTaken = () =>
  conflict('An account with this e-mail address already exists.', 'email');

type Given = Omit<UserRow, 'id' | 'bio' | 'cover' | 'role' | 'isBlocked' | 'createdAt'>;

/** A new account's row: what was given, and what every account begins with. */
export function newAccountRow({ ids, clock }: Ports, given: Given): UserRow {
  return {
    id: ids.next(),
    ...given,
    bio: '',
    cover: '',
    role: 'user',
    isBlocked: false,
    createdAt: clock.now(),
  };
}
