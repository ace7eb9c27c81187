import type { Data } from '@server/data/port';

/**
 * The same data port, which asks for an administrator only until there is one: the API neither removes nor
 * blocks administrators.
 */
export function rememberAdmin(data: Data): Data {
  let isKnown = false;
  return {
    ...data,
    users: {
      ...data.users,
      async hasAdmin() {
        isKnown ||= await data.users.hasAdmin();
        return isKnown;
      },
    },
  };
}
