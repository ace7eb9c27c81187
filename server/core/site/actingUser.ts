import type { UserRow } from '@server/data/rows/rows';
import type { Ports } from '../ports';
import { readSite } from './readSite';

/**
 * The account with the rights that it has now: if the site wants it, administrators have those of members until their
 * account asks for a passkey.
 */
export async function actingUser(
  ports: Pick<Ports, 'data' | 'settings'>,
  user: UserRow,
): Promise<UserRow> {
  if (user.role !== 'admin' || user.needsPasskey) return user;
  const { adminsNeedPasskey } = await readSite(ports);
  return adminsNeedPasskey ? { ...user, role: 'user' } : user;
}
