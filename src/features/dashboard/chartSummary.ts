import { groupDigits } from '@contract/groupDigits';
import type { ChartPoint } from '@contract/people/profileEntities';
import { shortDate } from '@/lib/calendar';

type Chart = { title: string; unit: string; points: readonly ChartPoint[] };

/** A chart in words, for readers who don't see it. */
export function chartSummary({ title, unit, points }: Chart) {
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last) return title;
  const counts = points.map(({ count }) => count);
  const total = counts.reduce((sum, count) => sum + count, 0);
  const [least, most] = [Math.min(...counts), Math.max(...counts)].map(groupDigits);
  return `${title}: ${groupDigits(total)} ${unit} in ${points.length} weeks from ${shortDate(first.week, 'UTC')} to ${shortDate(last.week, 'UTC')}, ${least} to ${most} a week.`;
}
