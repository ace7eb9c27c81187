import type { Restriction } from '@contract/site/siteEntities';
import { dateAndTime } from './dates';

const forbids = {
  comment: 'No comments',
  post: 'No posts',
  book: 'No public headings',
} as const;

/** What an account may not write, and until when. */
export function describeRestriction(
  { kind, until }: Pick<Restriction, 'kind' | 'until'>,
  now = Date.now(),
) {
  if (until === null) return `${forbids[kind]}, without an end`;
  const hasEnded = Date.parse(until) <= now;
  return `${forbids[kind]}, ${hasEnded ? 'ended on' : 'until'} ${dateAndTime(until)}`;
}
