import type { PublicHeading } from '@contract/book/bookEntities';
import { Count } from '@/ui/Count';
import { Moment } from '@/ui/Moment';

/** How many passages visitors see under a heading, and when it was changed. */
export function HeadingFacts({ heading: { count, updatedAt } }: { heading: PublicHeading }) {
  return (
    <>
      <Count count={count} unit={count === 1 ? 'passage' : 'passages'} />
      {' · Changed on '}
      <Moment at={updatedAt} show="day" />
    </>
  );
}
