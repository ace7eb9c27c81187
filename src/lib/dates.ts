// A fixed time zone, so that the server and every browser render the same date.
const timeZone = 'UTC';
const long = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone,
});
const short = new Intl.DateTimeFormat('en-GB', { timeZone });

function format(formatter: Intl.DateTimeFormat, iso: string) {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? '' : formatter.format(date);
}

/** 21 November 2026 */
export const longDate = (iso: string) => format(long, iso);

/** 21/11/2026 */
export const shortDate = (iso: string) => format(short, iso);
