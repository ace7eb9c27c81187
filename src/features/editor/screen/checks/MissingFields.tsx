import { useId } from 'react';
import type { OpenEditor } from '../../model/usePostEditor';
import { FindingRow } from './FindingRow';
import { useGaps } from './useGaps';

/** What the post lacks, after the writer wanted to send it: each with its repair. */
export function MissingFields({ editor }: { editor: OpenEditor }) {
  const id = useId();
  const { gaps, fix, show } = useGaps(editor);
  if (gaps.length === 0) return null;
  return (
    <section aria-labelledby={id} className="page-width pt-4">
      <h2 id={id} className="text-lg">
        What is missing or wrong
      </h2>
      <ul className="divide-y divide-line border-b">
        {gaps.map((gap) => (
          <FindingRow
            key={gap.place.field}
            finding={gap}
            onFix={() => void fix(gap)}
            onShow={() => show(gap)}
          />
        ))}
      </ul>
    </section>
  );
}
