import { groupDigits } from '@contract/groupDigits';
import { compactCount } from '@/lib/compactCount';

type CountProps = {
  count: number;
  /** What is counted, in the number that fits, for example "likes". */
  unit?: string;
};

/** A count, shortened from 10,000 on: "1M likes". Screen readers get the whole number. */
export function Count({ count, unit = '' }: CountProps) {
  const full = `${groupDigits(count)} ${unit}`.trim();
  const short = `${compactCount(count)} ${unit}`.trim();
  if (short === full) return full;
  return (
    <>
      <span aria-hidden="true" title={full}>
        {short}
      </span>
      <span className="sr-only">{full}</span>
    </>
  );
}
