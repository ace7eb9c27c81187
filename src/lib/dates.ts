const months =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

/** Whose clock a time is read from: the reader's, or that of pages which are rendered for everybody. */
export type Zone = 'local' | 'UTC';

/** ISO, or milliseconds. */
export type Time = string | number;

// Without Intl.DateTimeFormat: creating one takes longer than all other code of a page.

/**
 * What a clock shows at a time, as the parts in UTC of the returned date; null if the time is invalid. Everything that
 * people read about a time is written from it.
 */
export function readClock(time: Time, zone: Zone = 'local') {
  const date = new Date(time);
  if (Number.isNaN(date.getTime())) return null;
  return zone === 'UTC' ? date : new Date(date.getTime() - date.getTimezoneOffset() * 60_000);
}

export const twoDigits = (part: number) => String(part).padStart(2, '0');

/** 21 November */
export const dayOf = (clock: Date) => `${clock.getUTCDate()} ${months[clock.getUTCMonth()]}`;

/** 09:05 */
export const hourOf = (clock: Date) =>
  `${twoDigits(clock.getUTCHours())}:${twoDigits(clock.getUTCMinutes())}`;

/** 21 November 2026 */
export function longDate(time: Time, zone?: Zone) {
  const clock = readClock(time, zone);
  return clock ? `${dayOf(clock)} ${clock.getUTCFullYear()}` : '';
}

/** 21 November 2026, 10:05; from the clock of UTC: 21 November 2026, 09:05 UTC */
export function dateAndTime(time: Time, zone?: Zone) {
  const clock = readClock(time, zone);
  if (!clock) return '';
  return `${longDate(time, zone)}, ${hourOf(clock)}${zone === 'UTC' ? ' UTC' : ''}`;
}

/** How long ago a time of the last week was, else its day: 3 h ago */
export function timeAgo(iso: string, now = Date.now()) {
  const minutes = Math.floor((now - Date.parse(iso)) / 60_000);
  const hours = Math.floor(minutes / 60);
  const days = Math.floor(hours / 24);
  if (!(minutes >= 0 && days < 7)) return longDate(iso);
  if (minutes === 0) return 'just now';
  if (hours === 0) return `${minutes} min ago`;
  if (days === 0) return `${hours} h ago`;
  return days === 1 ? '1 day ago' : `${days} days ago`;
}
