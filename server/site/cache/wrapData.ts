import type { Data } from '@server/data/port';
import type { Clock } from '@server/lib/clock';
import { cacheKeywords } from './cacheKeywords';
import type { Changes } from './changes';
import { watchChanges } from './watchChanges';
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

type WrapOptions = { changes: Pick<Changes, 'emit' | 'listen'>; clock: Clock };

/** The data port of a site: it emits what has changed, and caches what is slow to read. */
export function wrapData(data: Data, { changes, clock }: WrapOptions): Data {
  return rememberAdmin(cacheKeywords(watchChanges(data, changes.emit), { changes, clock }));
}
