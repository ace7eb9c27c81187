import { passageState } from '@contract/book/bookEntities';
import { passageStateNames } from '@contract/texts/passageStateTexts';
import { Chip } from '@/ui/Chip';
import type { BookAddress } from '../model/bookAddress';

type StateFilterProps = {
  state: BookAddress['state'];
  onChange: (state: BookAddress['state']) => void;
};

/** Shows only passages in one state. */
export function StateFilter({ state, onChange }: StateFilterProps) {
  return (
    <div role="group" aria-label="State" className="flex flex-wrap gap-2">
      {passageState.options.map((option) => (
        <Chip
          key={option}
          isSelected={option === state}
          onClick={() => onChange(option === state ? '' : option)}
        >
          {passageStateNames[option]}
        </Chip>
      ))}
    </div>
  );
}
