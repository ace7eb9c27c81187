import { type PassageCounts, passageKind } from '@contract/book/bookEntities';
import { groupDigits } from '@contract/groupDigits';
import { passageKindNames } from '@contract/texts/passageStateTexts';
import { Chip } from '@/ui/Chip';
import type { BookAddress } from '../model/bookAddress';

type KindFilterProps = {
  show: BookAddress['show'];
  /** undefined while they are not known. */
  counts: PassageCounts | undefined;
  onChange: (show: BookAddress['show']) => void;
};

const kinds = [
  { kind: '', name: 'All' },
  ...passageKind.options.map((kind) => ({ kind, name: passageKindNames[kind] })),
] as const;

/** Shows only passages of one kind, and says how many there are. */
export function KindFilter({ show, counts, onChange }: KindFilterProps) {
  return (
    <div
      role="group"
      aria-label="Show"
      // On a phone one line, which scrolls up to the edges of the screen.
      className="flex gap-2 sm:flex-wrap max-sm:-mx-4 max-sm:-my-1 max-sm:overflow-x-auto max-sm:px-4 max-sm:py-1"
    >
      {kinds.map(({ kind, name }) => {
        const count = counts?.[kind || 'all'];
        return (
          <Chip
            key={kind}
            isSelected={kind === show}
            className="shrink-0"
            onClick={() => onChange(kind)}
          >
            {name}{' '}
            {count === undefined ? null : (
              <span className="ms-1.5 tabular-nums">{groupDigits(count)}</span>
            )}
          </Chip>
        );
      })}
    </div>
  );
}
