import type { BookAddress } from './bookAddress';
import type { PassagesArg } from './bookThunks';

/** The request for the passages that an address shows. */
export const passagesArg = (
  viewerId: string,
  { heading, q, show, order, page }: BookAddress,
): PassagesArg => ({
  viewerId,
  headingId: heading,
  searchTerm: q,
  kind: show,
  order: order === 'post' ? 'post' : 'newest',
  page,
});
