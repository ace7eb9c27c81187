import type { Ports } from '@server/core/ports';
import { personaPassword, personas } from '@server/seed/personas';

/** The usernames of the demo community that can be used with its published password. */
export async function accountsWithKnownPassword({ data, passwords }: Ports) {
  const found = await Promise.all(
    personas.map(async ({ username }) => {
      const user = await data.users.byUsername(username);
      const hash = user?.passwordHash ?? null;
      return hash !== null && (await passwords.verify(personaPassword, hash)) ? [username] : [];
    }),
  );
  return found.flat();
}
