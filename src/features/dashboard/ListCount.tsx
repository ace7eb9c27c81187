import { groupDigits } from '@contract/groupDigits';

type ListCountProps = {
  /** undefined while it loads. */
  count: number | undefined;
  /** What is counted: one of it, and several. */
  units: readonly [one: string, many: string];
};

const Counted = ({ children }: { children: string }) => (
  <p className="text-quiet tabular-nums" aria-live="polite">
    {children}
  </p>
);

/** How many items a list has on all pages. */
export const ListCount = ({ count, units: [one, many] }: ListCountProps) => (
  <Counted>
    {count === undefined ? '' : `${groupDigits(count)} ${count === 1 ? one : many}`}
  </Counted>
);

export const postUnits = ['post', 'posts'] as const;
export const matchUnits = ['match', 'matches'] as const;

type UserCountProps = Pick<ListCountProps, 'count'> & { isFiltered: boolean };

export const UserCount = ({ count, isFiltered }: UserCountProps) =>
  isFiltered ? (
    <ListCount count={count} units={matchUnits} />
  ) : (
    <Counted>{count === undefined ? '' : `Total users: ${groupDigits(count)}`}</Counted>
  );
