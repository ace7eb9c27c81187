import type { Data } from '@server/data/port';
import type { Clock } from '@server/lib/clock';
import { cacheKeywords } from './cacheKeywords';
import type { Changes } from './changes';
import { rememberAdmin } from './rememberAdmin';
import { watchChanges } from './watchChanges';

type WrapOptions = { changes: Pick<Changes, 'emit' | 'listen'>; clock: Clock };

/** The data port of a site: it emits what has changed, and caches what is slow to read. */
export function wrapData(data: Data, { changes, clock }: WrapOptions): Data {
  return rememberAdmin(cacheKeywords(watchChanges(data, changes.emit), { changes, clock }));
}
