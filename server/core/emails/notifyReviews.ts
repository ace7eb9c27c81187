import { reviewTime } from '@server/rules/reviewDays';
import type { Ports } from '../ports';
import { readSite } from '../site/readSite';

/** How many members are notified by one statement. */
const take = 500;

/**
 * Notifies some of the members whose hour has come that their daily review is ready, each once a day; returns whether
 * there can be more.
 */
export async function notifyReviews(ports: Pick<Ports, 'data' | 'clock' | 'settings'>) {
  const { data, clock } = ports;
  const now = clock.now();
  const site = await readSite(ports);
  const due = (await data.dailyReviews.hours()).flatMap((of) => {
    const at = reviewTime({ timeZone: of.timeZone || site.timeZone, hour: of.digestHour, now });
    return at ? [{ ...of, ...at }] : [];
  });
  return due.length > 0 && (await data.dailyReviews.notify({ due, take })) > 0;
}
