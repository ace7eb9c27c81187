import type { ChartPoint } from '@contract/entities';
import { CartesianGrid, Line, LineChart, Tooltip, XAxis, YAxis } from 'recharts';
import { shortDate } from '@/lib/dates';

type WeeklyLineProps = { title: string; unit: string; points: readonly ChartPoint[] };

type PointLabelProps = {
  active?: boolean;
  label?: string | number | undefined;
  payload?: readonly { value?: unknown }[];
  unit: string;
};

/** The value at the pointer or keyboard position. Always rendered, as a live region. */
function PointLabel({ active = false, label = '', payload, unit }: PointLabelProps) {
  const value = payload?.[0]?.value;
  const isShown = active && typeof value === 'number';
  return (
    <p
      role="status"
      className={
        isShown ? 'rounded-control border bg-raised px-3 py-1.5 text-sm shadow-none' : 'sr-only'
      }
    >
      {isShown ? `${shortDate(String(label))}: ${value} ${unit}` : ''}
    </p>
  );
}

const axis = {
  stroke: 'var(--quiet)',
  tick: { fill: 'var(--quiet)', fontSize: 12 },
  tickLine: false,
} as const;

const dayAndMonth = (iso: string) => shortDate(iso).slice(0, 5);

/** A line chart of weekly counts. The arrow keys move between points. */
export function WeeklyLine({ title, unit, points }: WeeklyLineProps) {
  return (
    <LineChart
      responsive
      title={title}
      data={[...points]}
      margin={{ top: 12, right: 16, bottom: 0, left: 0 }}
      style={{ width: '100%', height: '100%' }}
    >
      <CartesianGrid stroke="var(--line)" vertical={false} />
      <XAxis {...axis} dataKey="week" tickFormatter={dayAndMonth} minTickGap={16} />
      <YAxis {...axis} width={36} allowDecimals={false} axisLine={false} />
      <Tooltip
        isAnimationActive={false}
        cursor={{ stroke: 'var(--edge)' }}
        content={<PointLabel unit={unit} />}
      />
      <Line
        dataKey="count"
        stroke="var(--accent)"
        strokeWidth={2}
        dot={{ r: 4, fill: 'var(--paper)', stroke: 'var(--accent)', strokeWidth: 2 }}
        activeDot={{ r: 6, fill: 'var(--accent)', stroke: 'var(--paper)' }}
        isAnimationActive={false}
      />
    </LineChart>
  );
}
