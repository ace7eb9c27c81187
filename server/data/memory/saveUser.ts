import { emailKey } from '../emailKey';
import type { UserRow } from '../rows';
import type { Tables } from './tables';

/** Inserts or updates a user unless another one has the name or address. */
export function saveUser({ users }: Tables, user: UserRow) {
  const isTaken = (rows: readonly UserRow[]) => rows.some(({ id }) => id !== user.id);
  if (isTaken(users.list('byUsername', user.username.toLowerCase()))) return 'username taken';
  if (isTaken(users.list('bySkeleton', user.nameSkeleton))) return 'username taken';
  if (isTaken(users.list('byEmail', emailKey(user.email)))) return 'email taken';
  users.put(user);
  return { ...user };
}
