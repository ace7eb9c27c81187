export type PermalinkParts = {
  date: string;
  slug: string;
  title: string;
  fileName: string;
  section: string;
  categories: readonly string[];
};

const dashed = (text: string) => (text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join('-');

/** The path that a pattern such as `/:year/:month/:title/` gives to a page; null if a part is missing. */
export function permalinkOf(pattern: string, parts: PermalinkParts): string | null {
  const [year = '', month = '', day = ''] = parts.date.slice(0, 10).split('-');
  const values: Readonly<Record<string, string>> = {
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
    section: parts.section,
    sections: parts.section,
    categories: parts.categories.map(dashed).join('/'),
  };
  let isComplete = true;
  const path = pattern.replaceAll(/:([a-z_]+)/g, (_, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (value === undefined || (value === '' && name !== 'categories')) isComplete = false;
    return value ?? '';
  });
  if (!isComplete) return null;
  return `/${path}`.replaceAll(/\/{2,}/g, '/');
}
