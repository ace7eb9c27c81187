import type { PageFigures, PageLoad } from './figures';
import type { LikeTimes } from './timeUntilLike';
import type { Shown } from './timeUntilShown';
import { waterfallLines } from './waterfall';

/** What was measured of one page. */
export type PageResult = {
  name: string;
  page: PageLoad;
  floor: PageLoad;
  /** Only of a post. */
  like?: LikeTimes | undefined;
};

const kib = (bytes: number) => (bytes / 1024).toFixed(1);
const whole = (value: number) => value.toFixed(0);

const rows: readonly [label: string, name: keyof PageFigures, format: (value: number) => string][] =
  [
    ['script KiB', 'scriptBytes', kib],
    ['all KiB', 'bytes', kib],
    ['requests', 'requests', whole],
    ['requests before LCP', 'requestsBeforeLcp', whole],
    ['FCP ms', 'fcp', whole],
    ['LCP ms', 'lcp', whole],
    ['blocking ms', 'blocking', whole],
    ['longest task ms', 'longestTask', whole],
    ['layout shift', 'shift', (value) => value.toFixed(4)],
  ];

const line = (label: string, ...cells: readonly string[]) =>
  label.padEnd(22) + cells.map((cell) => cell.padStart(10)).join('');

const ratio = (value: number, floor: number) => (floor > 0 ? `${(value / floor).toFixed(2)}x` : '');

/** Beside the largest paint of the floor. */
const likeLines = ({ shown, stored }: LikeTimes, { lcp }: PageLoad) => [
  line('a like shows after ms', whole(shown), whole(lcp), ratio(shown, lcp)),
  line('a like is stored ms', whole(stored), whole(lcp), ratio(stored, lcp)),
];

function pageLines({ name, page, floor, like }: PageResult) {
  return [
    line(name, 'page', 'floor', 'ratio'),
    ...rows.map(([label, figure, format]) =>
      line(label, format(page[figure]), format(floor[figure]), ratio(page[figure], floor[figure])),
    ),
    ...(like ? likeLines(like, floor) : []),
    `LCP element: ${page.lcpElement} (floor: ${floor.lcpElement})`,
    '',
  ];
}

export function reportPages(results: readonly PageResult[]) {
  return results.flatMap(pageLines).join('\n');
}

export function reportInteractions(durations: ReadonlyMap<string, number>) {
  const lines = [...durations].map(([name, duration]) =>
    line(name, duration === 0 ? 'under 16' : whole(duration)),
  );
  return [line('interaction', 'ms'), ...lines, ''].join('\n');
}

/** When the parts of a member's pages are there. */
export function reportShown(shown: readonly Shown[]) {
  const lines = shown.map(({ name, part, time, most }) =>
    line(`${name}: ${part}`, whole(time), whole(most)),
  );
  return [line('after a press', 'ms', 'limit'), ...lines, ''].join('\n');
}

export function reportWaterfalls(results: readonly PageResult[]) {
  return results
    .flatMap(({ name, page, floor }) => [
      `${name}: KiB, start ms, end ms`,
      ...waterfallLines(page.waterfall),
      `${name}, floor`,
      ...waterfallLines(floor.waterfall),
      '',
    ])
    .join('\n');
}
