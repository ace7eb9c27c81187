import type { Activity, Size } from './benchCommunity';
import type { Figures } from './load';

/** A scenario beside its floor: constant answers of the same length. */
export type Measured = { name: string; isRead: boolean; site: Figures; floor: Figures };

export type Results = Size & {
  database: string;
  measured: readonly Measured[];
  /** What is slower in the database than its limit. */
  slow: readonly string[];
};

const describeActivity = ({ comments, notifications, passages, follows }: Activity) =>
  `, ${comments.toLocaleString('en')} comments, ${notifications.toLocaleString('en')} notifications, a book of ${passages.toLocaleString('en')} passages and ${follows.toLocaleString('en')} followed authors`;

const describe = ({ posts, authors, activity }: Size) =>
  `${posts.toLocaleString('en')} posts by ${authors.toLocaleString('en')} authors${activity ? describeActivity(activity) : ''}`;

const fixed = (value: number, digits = 1) => value.toFixed(digits);

function row({ name, site, floor }: Measured) {
  return [
    name,
    site.rate.toFixed(0),
    fixed(site.p50),
    fixed(site.p99),
    floor.rate.toFixed(0),
    fixed(floor.p50),
    `${fixed(site.p50 / floor.p50, 2)}x`,
    `${fixed(site.bytes / 1024)} KiB`,
    site.failed > 0 ? `${site.failed} failed` : '',
  ];
}

const headings = [
  'scenario',
  'requests/s',
  'p50 ms',
  'p99 ms',
  'floor/s',
  'floor p50',
  'p50 / floor',
  'answer',
  '',
];

function printTable(rows: readonly (readonly string[])[]) {
  const widths = headings.map((_, at) => Math.max(...rows.map((cells) => cells[at]?.length ?? 0)));
  for (const cells of rows) {
    console.log(
      cells
        .map((cell, at) => cell.padEnd((widths[at] ?? 0) + 2))
        .join('')
        .trimEnd(),
    );
  }
}

export function reportResults(results: Results) {
  const { database, measured } = results;
  console.log(`\n${database}, ${describe(results)}`);
  printTable([headings, ...measured.map(row)]);
}

export const reportMemory = (idle: number, highest: number) =>
  console.log(
    `memory of the server: ${idle.toFixed(0)} MB at the start, ${highest.toFixed(0)} MB at most`,
  );

/** How much more than its floor each scenario needs with many posts than with few. */
export function reportGrowth(few: Results, many: Results) {
  console.log(`\n${few.database}, p50 / floor with ${describe(many)} and with ${describe(few)}`);
  const growth = new Map<string, number>();
  for (const { name, site, floor } of many.measured) {
    const before = few.measured.find((other) => other.name === name);
    if (!before) continue;
    const by = site.p50 / floor.p50 / (before.site.p50 / before.floor.p50);
    growth.set(name, by);
    console.log(`${name.padEnd(16)} ${fixed(by, 2)}x`);
  }
  return growth;
}
