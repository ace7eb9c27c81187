import { groupDigits } from '@contract/groupDigits';
import type { ChartPoint } from '@contract/people/profileEntities';
import { shortDate } from '@/lib/calendar';
import type { ChartStep } from './chartSummary';

type ChartNumbersProps = { title: string; points: readonly ChartPoint[]; step: ChartStep };

/** The numbers of a chart as a table, one row for each week or day. */
export function ChartNumbers({ title, points, step }: ChartNumbersProps) {
  return (
    <table className="mt-2 w-full max-w-sm text-start text-sm tabular-nums">
      <caption className="sr-only">{title}</caption>
      <thead>
        <tr className="border-b">
          <th scope="col" className="py-1.5 font-medium">
            {step === 'week' ? 'Week until' : 'Day'}
          </th>
          <th scope="col" className="py-1.5 text-end font-medium">
            Count
          </th>
        </tr>
      </thead>
      <tbody>
        {points.map(({ week, count }) => (
          <tr key={week} className="border-b">
            <th scope="row" className="py-1.5 font-normal text-quiet">
              {shortDate(week, 'UTC')}
            </th>
            <td className="py-1.5 text-end">{groupDigits(count)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
