import { groupDigits } from '@contract/groupDigits';
import type { ChartPoint } from '@contract/people/profileEntities';
import { shortDate } from '@/lib/calendar';

/** A point of a chart; its date is that of the last day of a week, or of a day. */
export type ChartStep = 'week' | 'day';

type Chart = { title: string; unit: string; points: readonly ChartPoint[]; step: ChartStep };

/** A chart in words, for readers who don't see it. */
export function chartSummary({ title, unit, points, step }: Chart) {
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last) return title;
  const counts = points.map(({ count }) => count);
  const total = counts.reduce((sum, count) => sum + count, 0);
  const [least, most] = [Math.min(...counts), Math.max(...counts)].map(groupDigits);
  return `${title}: ${groupDigits(total)} ${unit} in ${points.length} ${step}s from ${shortDate(first.week, 'UTC')} to ${shortDate(last.week, 'UTC')}, ${least} to ${most} a ${step}.`;
}
