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

function withTime(day: string, iso: string) {
  const date = new Date(iso);
  return day && `${day}, ${twoDigits(date.getUTCHours())}:${twoDigits(date.getUTCMinutes())} UTC`;
}

/** 21/11/2026, 09:05 UTC */
export const dateAndTime = (iso: string) => withTime(shortDate(iso), iso);

/** 21 November 2026, 09:05 UTC */
export const longDateAndTime = (iso: string) => withTime(longDate(iso), iso);
