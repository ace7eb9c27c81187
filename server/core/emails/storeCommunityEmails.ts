import { day, minute } from '@contract/durations';
import { digestPeriods } from '@server/data/rows/notificationSchemas';
import type { Ports } from '../ports';
import { readSite } from '../site/readSite';
import { defaultKinds, digestSlot } from './digestSlots';
import { notifyReviews } from './notifyReviews';

/** How many e-mails are stored by one statement. */
const take = 500;

/**
 * What happened before the end of a slot can be stored a little later. The longest statement takes half of this time,
 * in milliseconds.
 */
const settling = 60_000;

/** An author can withdraw a post within this time, in milliseconds; then no e-mails about it are sent. */
export const newPostDelay = 10 * minute;

/** E-mails about posts wait until their author's account is so old, in milliseconds. */
export const newAccount = day;

/** Stores some of the e-mails about new posts and notifications; returns whether there can be more. */
export async function storeCommunityEmails(ports: Pick<Ports, 'data' | 'clock' | 'settings'>) {
  const { data, clock } = ports;
  const now = clock.now();
  const { timeZone: siteZone } = await readSite(ports);
  const publishedUntil = now - newPostDelay;
  const registeredUntil = now - newAccount;
  const due = { now, take, publishedUntil, registeredUntil };
  let areMore = await data.subscribers.storeLetters(due);
  // All of them before the e-mails about notifications, so that those of the same time tell them.
  while (await notifyReviews(ports));
  for (const period of digestPeriods) {
    const slot = digestSlot(period, now - settling);
    const digest = { period, slot, siteZone, defaults: defaultKinds(period) };
    if (await data.notifications.storeDigests({ ...digest, now, take })) areMore = true;
  }
  return areMore;
}
