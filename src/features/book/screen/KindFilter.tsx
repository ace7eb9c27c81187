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
    <div role="group" aria-label="Show" className="flex flex-wrap gap-2">
      {kinds.map(({ kind, name }) => {
        const count = counts?.[kind || 'all'];
        return (
          <Chip key={kind} isSelected={kind === show} onClick={() => onChange(kind)}>
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
