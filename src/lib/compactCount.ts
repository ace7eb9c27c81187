import { groupDigits } from '@contract/groupDigits';

const shortestCompact = 10_000;
let formatter: Intl.NumberFormat | undefined;

/** 9876 → '9,876', 12345 → '12.3K', 1000000 → '1M'. Creates the formatter late, because that is slow. */
export function compactCount(count: number) {
  if (count < shortestCompact) return groupDigits(count);
  formatter ??= new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 });
  return formatter.format(count);
}
