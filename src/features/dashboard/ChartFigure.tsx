import type { ChartPoint } from '@contract/people/profileEntities';
import { useId } from 'react';
import { lazyPart } from '@/lib/browser/lazyPart';
import { whenQuiet } from '@/lib/browser/whenQuiet';
import { Skeleton } from '@/ui/Skeleton';
import { WhenNear } from '@/ui/WhenNear';
import { ChartNumbers } from './ChartNumbers';
import { type ChartStep, chartSummary } from './chartSummary';

const chartSkeleton = <Skeleton className="h-full" />;

const WeeklyLine = lazyPart({
  load: async () => (await import('./WeeklyLine')).WeeklyLine,
  when: whenQuiet,
  fallback: chartSkeleton,
});

type ChartFigureProps = {
  title: string;
  unit: string;
  /** null while they load. */
  points: readonly ChartPoint[] | null;
  /** False while something more important is loading. */
  canDraw: boolean;
  step?: ChartStep;
  /** There is nothing to draw. */
  isEmpty?: boolean;
};

type ChartAndNumbersProps = Omit<ChartFigureProps, 'isEmpty'> & { step: ChartStep };

function ChartAndNumbers({ title, unit, points, canDraw, step }: ChartAndNumbersProps) {
  return (
    <>
      <div className="h-60">
        {points && canDraw ? (
          <div
            role="img"
            aria-label={chartSummary({ title, unit, points, step })}
            className="h-full"
          >
            {/* The drawing has a role of its own. */}
            <div aria-hidden="true" className="h-full">
              <WhenNear margin="0px" fallback={chartSkeleton} className="h-full">
                <WeeklyLine unit={unit} points={points} />
              </WhenNear>
            </div>
          </div>
        ) : (
          chartSkeleton
        )}
      </div>
      {points ? (
        <details>
          <summary className="text-link flex min-h-11 w-fit items-center text-sm">
            Show the numbers
          </summary>
          <ChartNumbers title={title} points={points} step={step} />
        </details>
      ) : (
        <div className="h-11" />
      )}
    </>
  );
}

/** A titled chart and its numbers as a table, or their skeleton with the same boxes. */
export function ChartFigure(props: ChartFigureProps) {
  const { title, unit, points, canDraw, step = 'week', isEmpty = false } = props;
  const id = useId();
  return (
    <figure aria-labelledby={id} className="grid min-w-0 content-start gap-3">
      <figcaption>
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        {isEmpty ? null : <p className="text-sm text-quiet">{`New ${unit} per ${step}`}</p>}
      </figcaption>
      {isEmpty ? (
        <p className="border-t py-3 text-quiet">{`No ${unit} yet`}</p>
      ) : (
        <ChartAndNumbers {...{ title, unit, points, canDraw, step }} />
      )}
    </figure>
  );
}
