const months =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

/** Day, month and year in UTC, so that the server and every browser render the same date. */
function partsOf(iso: string) {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return null;
  return { day: date.getUTCDate(), month: date.getUTCMonth(), year: date.getUTCFullYear() };
}

const twoDigits = (part: number) => String(part).padStart(2, '0');

// Without Intl.DateTimeFormat: creating one takes longer than all other code of a page.

/** 21 November 2026 */
export function longDate(iso: string) {
  const parts = partsOf(iso);
  return parts ? `${parts.day} ${months[parts.month]} ${parts.year}` : '';
}

/** 21/11/2026 */
export function shortDate(iso: string) {
  const parts = partsOf(iso);
  return parts ? `${twoDigits(parts.day)}/${twoDigits(parts.month + 1)}/${parts.year}` : '';
}

/** 21 November 2026, 09:05 UTC */
export function longDateAndTime(iso: string) {
  const date = new Date(iso);
  const day = longDate(iso);
  return day && `${day}, ${twoDigits(date.getUTCHours())}:${twoDigits(date.getUTCMinutes())} UTC`;
}

/** What `longDate` writes, in the reader's time zone, which only the page knows. */
function localDate(iso: string) {
  const date = new Date(iso);
  const isValid = !Number.isNaN(date.getTime());
  return isValid ? `${date.getDate()} ${months[date.getMonth()]} ${date.getFullYear()}` : '';
}

/** The same with the time: 21 November 2026, 10:05 */
export function localDateAndTime(iso: string) {
  const date = new Date(iso);
  const time = `${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`;
  const day = localDate(iso);
  return day && `${day}, ${time}`;
}

/** How long ago a time of the last week was, else its day in the reader's time zone: 3 h ago */
export function timeAgo(iso: string, now = Date.now()) {
  const minutes = Math.floor((now - Date.parse(iso)) / 60_000);
  const hours = Math.floor(minutes / 60);
  const days = Math.floor(hours / 24);
  if (!(minutes >= 0 && days < 7)) return localDate(iso);
  if (minutes === 0) return 'just now';
  if (hours === 0) return `${minutes} min ago`;
  if (days === 0) return `${hours} h ago`;
  return days === 1 ? '1 day ago' : `${days} days ago`;
}
