import { groupDigits } from '@contract/groupDigits';

type ListCountProps = {
  /** undefined while it loads. */
  count: number | undefined;
  /** What is counted: one of it, and several. */
  units: readonly [one: string, many: string];
};

/** How many items a list has on all pages. */
export function ListCount({ count, units: [one, many] }: ListCountProps) {
  return (
    <p className="text-quiet tabular-nums" aria-live="polite">
      {count === undefined ? '' : `${groupDigits(count)} ${count === 1 ? one : many}`}
    </p>
  );
}

export const postUnits = ['post', 'posts'] as const;
export const matchUnits = ['match', 'matches'] as const;
