import { groupDigits } from '@contract/groupDigits';
import type { CommentCounts } from '../model/commentData';

/** For example "1 like" or "12 likes". */
export const counted = (count: number, unit: string) =>
  `${groupDigits(count)} ${unit}${count === 1 ? '' : 's'}`;

export function commentsLabel({ count, areMore }: CommentCounts) {
  const label = counted(count, 'comment');
  return areMore ? `More than ${label}` : label;
}
