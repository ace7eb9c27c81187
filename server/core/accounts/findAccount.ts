import type { Ports } from '../ports';
import { accountNotFound } from './accountErrors';

/** The account with this id; throws 404 if there is none. */
export async function findAccount({ ports }: { ports: Pick<Ports, 'data'> }, id: string) {
  const user = await ports.data.users.byId(id);
  if (!user) throw accountNotFound();
  return user;
}
