import { groupDigits } from '@contract/groupDigits';

/** 1 post, 1,200 posts */
export const counted = (count: number, noun: string) =>
  `${groupDigits(count)} ${noun}${count === 1 ? '' : 's'}`;
