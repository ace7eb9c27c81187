import type { PageResult } from './report';
import type { Shown } from './timeUntilShown';

/** How many times as late as the page made by hand, and how long scripts may block, in milliseconds. */
type Limits = { fcp?: number; lcp?: number; blocking: number };

/** Of what changes nothing while the page loads. */
const mostShift = 0.02;

const limits: Readonly<Record<string, Limits>> = {
  home: { fcp: 1.2, lcp: 1.1, blocking: 50 },
  hub: { fcp: 1.2, lcp: 1.1, blocking: 50 },
  // Its largest element is the cover.
  post: { fcp: 1.2, lcp: 1.5, blocking: 50 },
  dashboard: { blocking: 100 },
};

const times = (value: number) => `${value.toFixed(2)}x`;

/** A sentence for each figure that is over its limit. */
export function overLimits(results: readonly PageResult[]): string[] {
  return results.flatMap(({ name, page, floor }) => {
    const { blocking, ...paints } = limits[name] ?? { blocking: 0 };
    const late = (['fcp', 'lcp'] as const).flatMap((paint) => {
      const most = paints[paint];
      const ratio = page[paint] / floor[paint];
      return most === undefined || ratio <= most
        ? []
        : [`${name}: ${paint.toUpperCase()} ${times(ratio)} of the floor, over ${times(most)}`];
    });
    return [
      ...late,
      ...(page.blocking > blocking
        ? [`${name}: blocking ${page.blocking.toFixed(0)} ms, over ${blocking}`]
        : []),
      ...(page.shift > mostShift ? [`${name}: layout shift ${page.shift}, over ${mostShift}`] : []),
    ];
  });
}

/** A sentence for each part of a member's page that is there later than its limit. */
export const lateParts = (shown: readonly Shown[]): string[] =>
  shown.flatMap(({ name, part, time, most }) =>
    time > most ? [`${name}: ${part} after ${time.toFixed(0)} ms, over ${most}`] : [],
  );
