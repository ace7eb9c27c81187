const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' });

/** 22 November 2026 at 20:36 */
export const formatSavedAt = (time: number) => format.format(time);

const dayAndTime: Intl.DateTimeFormatOptions = {
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
};
const shortFormat = new Intl.DateTimeFormat('en-GB', dayAndTime);
const fullFormat = new Intl.DateTimeFormat('en-GB', { ...dayAndTime, year: 'numeric' });

const joinWithComma = (text: string) => text.replace(' at ', ', ');

/** 22 November, 18:40; with the year if it is another than that of `now`. */
export function formatShortly(time: number, now: number) {
  const isThisYear = new Date(time).getFullYear() === new Date(now).getFullYear();
  return joinWithComma((isThisYear ? shortFormat : fullFormat).format(time));
}
