import { groupDigits } from '@contract/groupDigits';
import type { ChartPoint } from '@contract/people/profileEntities';
import { useState } from 'react';
import { CartesianGrid, Line, LineChart, Tooltip, XAxis, YAxis } from 'recharts';
import { shortDate } from '@/lib/calendar';
import { compactCount } from '@/lib/compactCount';
import { useIdleSteps } from '@/lib/hooks/useIdleSteps';
import { Skeleton } from '@/ui/Skeleton';

type WeeklyLineProps = { unit: string; points: readonly ChartPoint[] };

type PointLabelProps = {
  active?: boolean;
  label?: string | number | undefined;
  payload?: readonly { value?: unknown }[];
  unit: string;
};

/** The value at the pointer. */
function PointLabel({ active = false, label = '', payload, unit }: PointLabelProps) {
  const value = payload?.[0]?.value;
  if (!active || typeof value !== 'number') return null;
  return (
    <p className="rounded-control border bg-raised px-3 py-1.5 text-sm">
      {`${shortDate(String(label), 'UTC')}: ${groupDigits(value)} ${unit}`}
    </p>
  );
}

const axis = {
  stroke: 'var(--quiet)',
  tick: { fill: 'var(--quiet)', fontSize: 12 },
  tickLine: false,
} as const;

/** More would touch each other. */
const mostDots = 31;
const dot = { r: 4, fill: 'var(--paper)', stroke: 'var(--accent)', strokeWidth: 2 };

/** How many labels are left out after each one, so that they don't overlap. */
const labelGap = (points: number) => Math.ceil(points / 5) - 1;

const dayAndMonth = (iso: string) => shortDate(iso, 'UTC').slice(0, 5);

/**
 * A line chart of the counts of weeks or days, inside of an element that describes it: without Recharts' own role and
 * keyboard control. Recharts renders slowly, so its parts are added one after another: in one task they
 * would block the page. The label of a point waits for a pointer.
 */
export function WeeklyLine({ unit, points }: WeeklyLineProps) {
  const step = useIdleSteps(3);
  const [hasPointer, setHasPointer] = useState(false);
  if (step === 0) return <Skeleton className="h-full" />;
  return (
    <LineChart
      responsive
      accessibilityLayer={false}
      data={[...points]}
      margin={{ top: 12, right: 16, bottom: 0, left: 0 }}
      style={{ width: '100%', height: '100%' }}
      onMouseEnter={() => setHasPointer(true)}
      onTouchStart={() => setHasPointer(true)}
    >
      {step > 1 ? (
        <>
          <XAxis
            {...axis}
            dataKey="week"
            tickFormatter={dayAndMonth}
            interval={labelGap(points.length)}
          />
          <YAxis
            {...axis}
            tickFormatter={compactCount}
            width={44}
            allowDecimals={false}
            axisLine={false}
            interval={0}
          />
        </>
      ) : null}
      {step > 2 ? (
        <>
          <CartesianGrid stroke="var(--line)" vertical={false} syncWithTicks />
          <Line
            dataKey="count"
            stroke="var(--accent)"
            strokeWidth={2}
            dot={points.length > mostDots ? false : dot}
            activeDot={{ r: 6, fill: 'var(--accent)', stroke: 'var(--paper)' }}
            isAnimationActive={false}
          />
        </>
      ) : null}
      {hasPointer ? (
        <Tooltip
          isAnimationActive={false}
          cursor={{ stroke: 'var(--edge)' }}
          content={<PointLabel unit={unit} />}
        />
      ) : null}
    </LineChart>
  );
}
