/** The place that a time zone is named after: "Europe/Berlin" is "Berlin". */
const placeOf = (timeZone: string) => (timeZone.split('/').at(-1) ?? '').replaceAll('_', ' ');

/** A time in the reader's time zone, in words: Friday, 4 December, 09:00, Berlin */
export function localTime(iso: string) {
  const format = new Intl.DateTimeFormat('en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
  });
  const parts = Object.fromEntries(
    format.formatToParts(new Date(iso)).map(({ type, value }) => [type, value]),
  );
  const { weekday, day, month, hour, minute } = parts;
  const place = placeOf(format.resolvedOptions().timeZone);
  return `${weekday}, ${day} ${month}, ${hour}:${minute}, ${place}`;
}
