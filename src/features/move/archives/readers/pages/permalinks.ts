import { day as msPerDay } from '@contract/durations';
export type PermalinkParts = {
  date: string;
  slug: string;
  title: string;
  fileName: string;
  folders: readonly string[];
  categories: readonly string[];
};

const dashed = (text: string) => (text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join('-');

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** 0 is Monday. The first day that computers count was a Thursday. */
const weekdayOf = (date: Date) => (((date.getTime() / msPerDay + 3) % 7) + 7) % 7;

const dayOfYear = (date: Date) =>
  (date.getTime() - Date.UTC(date.getUTCFullYear(), 0, 1)) / msPerDay + 1;

/** The Thursday of a day's ISO week decides which year the week belongs to. */
function isoWeek(date: Date) {
  const daysToThursday = 3 - weekdayOf(date);
  return Math.ceil(dayOfYear(new Date(date.getTime() + daysToThursday * msPerDay)) / 7);
}

/** The tokens of Jekyll that need a calendar; none if the date can't be read. */
function calendarTokens(year: string, month: string, day: string): Record<string, string> {
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  if (year === '' || Number.isNaN(date.getTime())) return {};
  return {
    y_day: String(dayOfYear(date)).padStart(3, '0'),
    week: String(isoWeek(date)).padStart(2, '0'),
    short_day: weekdays[weekdayOf(date)] ?? '',
  };
}

const optionalTokens = new Set(['categories', 'sections']);

/** The path that a pattern such as `/:year/:month/:title/` gives to a page; null if a part is missing. */
export function permalinkOf(pattern: string, parts: PermalinkParts): string | null {
  const [year = '', month = '', day = ''] = parts.date.slice(0, 10).split('-');
  const values: Readonly<Record<string, string>> = {
    ...calendarTokens(year, month, day),
    year,
    month,
    day,
    i_month: String(Number(month)),
    i_day: String(Number(day)),
    short_year: year.slice(2),
    slug: parts.slug,
    slugorfilename: parts.slug,
    slugorcontentbasename: parts.slug,
    title: dashed(parts.title),
    filename: parts.fileName,
    contentbasename: parts.fileName,
    section: parts.folders[0] ?? '',
    sections: parts.folders.join('/'),
    categories: parts.categories.map(dashed).join('/'),
    output_ext: '.html',
  };
  let isComplete = true;
  const path = pattern.replaceAll(/:([a-z_]+)/g, (_, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (value === undefined || (value === '' && !optionalTokens.has(name))) isComplete = false;
    return value ?? '';
  });
  if (!isComplete) return null;
  return `/${path}`.replaceAll(/\/{2,}/g, '/');
}
