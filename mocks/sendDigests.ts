import { defaultKinds } from '@server/core/emails/digestSlots';
import { notifyReviews } from '@server/core/emails/notifyReviews';
import { digestPeriods } from '@server/data/rows/notificationSchemas';
import type { MockApi } from './createMockApi';

const day = 24 * 60 * 60_000;
const lengths = { now: day, daily: day, weekly: 7 * day };

/** How many e-mails are stored at once. */
const take = 500;

/** Sends the digests of the last day and week as if they were due now. */
export async function sendDigests({ data, ports, settle }: MockApi) {
  const now = ports.clock.now();
  while (await notifyReviews(ports));
  const runs = digestPeriods.map((period) => {
    const slot = now - lengths[period];
    return { period, since: slot, slot, lastUser: null };
  });
  data.tables.digestRuns.replace(runs);
  for (const period of digestPeriods) {
    const due = { period, slot: now, defaults: defaultKinds(period), now, take };
    while (await data.notifications.storeDigests(due));
  }
  ports.wakeEmails();
  await settle();
}
