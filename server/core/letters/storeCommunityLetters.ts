import { digestPeriods } from '@server/data/notificationSchemas';
import type { Ports } from '../ports';
import { defaultKinds, digestSlot } from './digestSlots';

/** How many letters are stored by one statement. */
const take = 500;

/**
 * What happened before the end of a slot can be stored a little later. The longest statement takes half of this time,
 * in milliseconds.
 */
const settling = 60_000;

/** Stores some of the letters about new posts and notifications; returns whether there can be more. */
export async function storeCommunityLetters({ data, clock }: Pick<Ports, 'data' | 'clock'>) {
  const now = clock.now();
  let areMore = await data.subscribers.storeLetters({ now, take });
  for (const period of digestPeriods) {
    const slot = digestSlot(period, now - settling);
    const due = { period, slot, defaults: defaultKinds(period) };
    if (await data.notifications.storeDigests({ ...due, now, take })) areMore = true;
  }
  return areMore;
}
