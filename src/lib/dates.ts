const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
const short = new Intl.DateTimeFormat('en-GB');

function format(formatter: Intl.DateTimeFormat, iso: string) {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? '' : formatter.format(date);
}

/** 21 November 2026 */
export const longDate = (iso: string) => format(day, iso);

/** 21/11/2026 */
export const shortDate = (iso: string) => format(short, iso);
