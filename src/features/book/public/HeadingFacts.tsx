import type { PublicHeading } from '@contract/book/bookEntities';
import { longDate } from '@/lib/dates';
import { Count } from '@/ui/Count';

/** How many passages visitors see under a heading, and when it was changed. */
export function HeadingFacts({ heading: { count, updatedAt } }: { heading: PublicHeading }) {
  return (
    <>
      <Count count={count} unit={count === 1 ? 'passage' : 'passages'} />
      {' · Changed on '}
      <time dateTime={updatedAt}>{longDate(updatedAt)}</time>
    </>
  );
}
