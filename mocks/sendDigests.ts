import { day } from '@contract/durations';
import { notifyReviews } from '@server/core/emails/notifyReviews';
import { digestRow } from '@server/data/notifications/digestRow';
import { digestPeriods } from '@server/data/rows/notificationSchemas';
import type { MockApi } from './createMockApi';

const lengths = { now: day, daily: day, weekly: 7 * day };

/** Sends the digests of the last day and week as if it were the hour of all members. Without news they are not sent. */
export async function sendDigests({ data, ports, settle }: MockApi) {
  const now = ports.clock.now();
  while (await notifyReviews(ports));
  const { letters, users } = data.tables;
  const digests = digestPeriods.flatMap((period) => {
    const of = { period, since: now - lengths[period], until: now, now };
    return users.rows().map((user) => digestRow(user, of));
  });
  letters.replace([...letters.rows(), ...digests]);
  ports.wakeEmails();
  await settle();
}
