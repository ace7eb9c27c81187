import { groupDigits } from '../groupDigits';

/** The link to the passages of the book whose words have changed. */
export const changedPassagesText = (count: number) =>
  count === 1 ? '1 saved passage has changed' : `${groupDigits(count)} saved passages have changed`;
