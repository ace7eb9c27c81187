import type { ChartPoint } from '@contract/entities';
import { CartesianGrid, Line, LineChart, Tooltip, XAxis, YAxis } from 'recharts';
import { shortDate } from '@/lib/dates';

type WeeklyLineProps = { title: string; what: string; points: readonly ChartPoint[] };

type ReadOutProps = {
  active?: boolean;
  label?: string | number | undefined;
  payload?: readonly { value?: unknown }[];
  what: string;
};

/** The point under the pointer or the arrow keys; always there, so that it is also heard. */
function ReadOut({ active = false, label = '', payload, what }: ReadOutProps) {
  const value = payload?.[0]?.value;
  const isShown = active && typeof value === 'number';
  return (
    <p
      role="status"
      className={
        isShown ? 'rounded-control border bg-raised px-3 py-1.5 text-sm shadow-none' : 'sr-only'
      }
    >
      {isShown ? `${shortDate(String(label))}: ${value} ${what}` : ''}
    </p>
  );
}

const axis = {
  stroke: 'var(--quiet)',
  tick: { fill: 'var(--quiet)', fontSize: 12 },
  tickLine: false,
} as const;

const dayAndMonth = (iso: string) => shortDate(iso).slice(0, 5);

/** The points of eight weeks; the arrow keys walk along them. */
export function WeeklyLine({ title, what, points }: WeeklyLineProps) {
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
        content={<ReadOut what={what} />}
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
