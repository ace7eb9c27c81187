import { groupDigits } from '@contract/groupDigits';
import { type CommentData, countLoaded } from '../commentData';

/** For example "1 like" or "12 likes". */
export const counted = (count: number, unit: string) =>
  `${groupDigits(count)} ${unit}${count === 1 ? '' : 's'}`;

export function commentsLabel(loaded: CommentData) {
  const count = counted(countLoaded(loaded), 'comment');
  return loaded.areMore ? `More than ${count}` : count;
}
