import { groupDigits } from '@contract/groupDigits';
import type { CommentData } from '../commentData';

/** For example "1 like" or "12 likes". */
export const counted = (count: number, unit: string) =>
  `${groupDigits(count)} ${unit}${count === 1 ? '' : 's'}`;

export function commentsLabel({ comments, areMore }: CommentData) {
  const count = counted(comments.length, 'comment');
  return areMore ? `More than ${count}` : count;
}
