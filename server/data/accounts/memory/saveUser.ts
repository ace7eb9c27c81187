import type { Tables } from '../../memory/tables/tables';
import type { UserRow } from '../../rows/rows';
import { emailKey } from '../emailKey';

/** Inserts or updates a user unless another one has the name or address. Remembers a former name. */
export function saveUser({ users, formerUsernames }: Tables, user: UserRow) {
  const isTaken = (rows: readonly UserRow[]) => rows.some(({ id }) => id !== user.id);
  if (isTaken(users.list('byUsername', user.username.toLowerCase()))) return 'username taken';
  if (isTaken(users.list('bySkeleton', user.nameSkeleton))) return 'username taken';
  if (isTaken(users.list('byEmail', emailKey(user.email)))) return 'email taken';
  const { providerId } = user;
  if (providerId !== null && isTaken(users.list('byProviderId', providerId))) return 'email taken';
  const formerKey = users.get(user.id)?.username.toLowerCase() ?? '';
  if (formerKey !== '' && formerKey !== user.username.toLowerCase()) {
    formerUsernames.put({ usernameKey: formerKey, userId: user.id });
  }
  users.put(user);
  return { ...user };
}
