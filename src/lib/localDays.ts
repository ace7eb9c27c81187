import { longDate } from './dates';

const dayLength = 24 * 60 * 60_000;

/** The day of a time in the reader's time zone, and the hour and minute. */
function createReader() {
  const format = new Intl.DateTimeFormat('en-GB', {
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  });
  return (time: number) => {
    const parts = Object.fromEntries(
      format.formatToParts(time).map(({ type, value }) => [type, value]),
    );
    const { year, month, day, hour, minute } = parts;
    return {
      // As a time in UTC, so that the day before is always 24 hours earlier.
      day: Date.UTC(Number(year), Number(month) - 1, Number(day)),
      hour: `${hour}:${minute}`,
    };
  };
}

type LocalDay<Entry> = {
  /** "Today", "Yesterday" or the date. */
  name: string;
  /** In their order, each with its time in the reader's time zone: 09:05 */
  entries: { entry: Entry; time: string }[];
};

/** Entries grouped by day in the reader's time zone, in their order. */
export function groupByLocalDay<Entry extends { createdAt: string }>(
  entries: readonly Entry[],
  now = Date.now(),
) {
  const read = createReader();
  const today = read(now).day;
  const days: LocalDay<Entry>[] = [];
  function nameOf(day: number) {
    if (day === today) return 'Today';
    return day === today - dayLength ? 'Yesterday' : longDate(new Date(day).toISOString());
  }
  for (const entry of entries) {
    const { day, hour } = read(Date.parse(entry.createdAt));
    const name = nameOf(day);
    const known = days.find((other) => other.name === name);
    if (known) known.entries.push({ entry, time: hour });
    else days.push({ name, entries: [{ entry, time: hour }] });
  }
  return days;
}
