import type { ChartPoint } from '@contract/entities';
import { lazy, Suspense, useId } from 'react';
import { shortDate } from '@/lib/dates';
import { Skeleton } from '@/ui/Skeleton';

const WeeklyLine = lazy(async () => ({ default: (await import('./WeeklyLine')).WeeklyLine }));

type ChartFigureProps = { title: string; unit: string; points: readonly ChartPoint[] };

/** A titled chart, and its numbers as a table for screen readers. */
export function ChartFigure({ title, unit, points }: ChartFigureProps) {
  const id = useId();
  return (
    <figure aria-labelledby={id} className="grid min-w-0 gap-3">
      <figcaption>
        <h2 id={id} className="text-xl">
          {title}
        </h2>
      </figcaption>
      <div className="h-60">
        <Suspense fallback={<Skeleton className="h-full" />}>
          <WeeklyLine title={title} unit={unit} points={points} />
        </Suspense>
      </div>
      <details>
        <summary className="text-link inline-flex min-h-11 items-center text-sm">
          Show the numbers
        </summary>
        <table className="mt-2 w-full max-w-sm text-left text-sm tabular-nums">
          <caption className="sr-only">{title}</caption>
          <thead>
            <tr className="border-b">
              <th scope="col" className="py-1.5 font-medium">
                Week until
              </th>
              <th scope="col" className="py-1.5 text-right font-medium">
                Count
              </th>
            </tr>
          </thead>
          <tbody>
            {points.map(({ week, count }) => (
              <tr key={week} className="border-b">
                <th scope="row" className="py-1.5 font-normal text-quiet">
                  {shortDate(week)}
                </th>
                <td className="py-1.5 text-right">{count}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
