import type { Data } from '@server/data/port';
import { wrapMethods } from './wrapMethods';

/**
 * The same data port, which asks for an administrator only until there is one: the API neither removes nor
 * blocks administrators.
 */
export function rememberAdmin(data: Data): Data {
  let isKnown = false;
  return wrapMethods(data, {
    users: {
      hasAdmin: (hasAdmin) => async () => {
        isKnown ||= await hasAdmin();
        return isKnown;
      },
    },
  });
}
