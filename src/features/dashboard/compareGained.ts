import { groupDigits } from '@contract/groupDigits';

/** How a count of a period compares with that of the period before it, in words. */
export function compareGained(
  { count, before }: { count: number; before: number },
  nameOfBefore: string,
) {
  if (count === before) return `As many as in ${nameOfBefore}`;
  const difference = groupDigits(Math.abs(count - before));
  return `${difference} ${count > before ? 'more' : 'fewer'} than in ${nameOfBefore}`;
}
