import { describeChanges } from '@contract/document/describeChanges';
import { parseDocument } from '@contract/document/editorDocument';
import { historyTexts } from '@contract/texts/historyTexts';
import { type ReactNode, useMemo } from 'react';
import { DifferenceList } from '@/ui/DifferenceList';
import type { Comparison } from './historyQueries';

type ComparisonViewProps = {
  comparison: Comparison;
  /** The present content: it has the texts of blocks that were only moved. */
  content: string;
  /** The number of the present version. */
  present: number;
  /** The versions' heading. */
  heading: ReactNode;
};

/** What changed from one version to another. */
export function ComparisonView({ comparison, content, present, heading }: ComparisonViewProps) {
  const { from, to, title, changes, more } = comparison;
  const differences = useMemo(() => {
    const document = parseDocument(content) ?? { blocks: [] };
    const changedTitle = title ? [{ what: 'Title', ...title }] : [];
    return [...changedTitle, ...describeChanges(changes, document)];
  }, [changes, title, content]);
  const nameOf = (number: number) => (number === present ? 'Present version' : `Version ${number}`);
  return (
    <section aria-label="Changes" className="grid gap-4">
      {heading}
      {differences.length + more > 0 ? (
        <DifferenceList
          differences={differences}
          more={more}
          before={nameOf(from)}
          after={nameOf(to)}
        />
      ) : (
        <p className="text-quiet">{from === to ? historyTexts.first : historyTexts.none}</p>
      )}
    </section>
  );
}
