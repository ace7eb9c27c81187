import { limits } from '@contract/limits';

const day = 24 * 60 * 60_000;

/** The weeks of the charts, oldest first, each labelled by its last day; the last one ends today. */
export function chartWeeks(now: number) {
  const tomorrow = (Math.floor(now / day) + 1) * day;
  return Array.from({ length: limits.chartWeeks }, (_, at) => {
    const to = tomorrow - (limits.chartWeeks - 1 - at) * 7 * day;
    return { week: new Date(to - day).toISOString().slice(0, 10), from: to - 7 * day, to };
  });
}
