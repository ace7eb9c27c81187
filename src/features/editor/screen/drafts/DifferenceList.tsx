import type { Difference } from '../../draft/differences';

type DifferenceListProps = {
  differences: readonly Difference[];
  before: string;
  after: string;
};

/** Shows where two versions of a post differ. */
export function DifferenceList({ differences, before, after }: DifferenceListProps) {
  return (
    <ul className="divide-y divide-line border-y">
      {differences.map((difference) => (
        <li key={JSON.stringify(difference)} className="grid gap-2 py-4">
          <h3 className="text-base">{difference.what}</h3>
          <dl className="grid gap-x-6 gap-y-1 text-sm sm:grid-cols-2">
            <div>
              <dt className="text-quiet">{before}</dt>
              <dd dir="auto" className="break-words">
                {difference.before || '(nothing)'}
              </dd>
            </div>
            <div>
              <dt className="text-quiet">{after}</dt>
              <dd dir="auto" className="break-words">
                {difference.after || '(nothing)'}
              </dd>
            </div>
          </dl>
        </li>
      ))}
    </ul>
  );
}
