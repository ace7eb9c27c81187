const day = 24 * 60 * 60_000;
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const months =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

const dayOf = (time: number) => Math.floor(time / day);

/** A day in the past, in UTC as all dates: "3 March", with the year if it is another one than now. */
export function dayAndMonth(iso: string, now = Date.now()) {
  const date = new Date(iso);
  const year = date.getUTCFullYear();
  const text = `${date.getUTCDate()} ${months[date.getUTCMonth()]}`;
  return year === new Date(now).getUTCFullYear() ? text : `${text} ${year}`;
}

/** When somebody was here: "earlier today", "on Tuesday", "on 3 March". */
export function lastVisit(iso: string, now = Date.now()) {
  const days = dayOf(now) - dayOf(Date.parse(iso));
  if (days <= 0) return 'earlier today';
  return days < 7 ? `on ${weekdays[new Date(iso).getUTCDay()]}` : `on ${dayAndMonth(iso, now)}`;
}
