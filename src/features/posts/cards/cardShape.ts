import type { CardShape } from './PostCard';

/** A wide first card completes the last of the rows of three: with 20 posts, on every full page. */
export function cardShape({ index, count }: { index: number; count: number }): CardShape {
  if (count % 3 !== 2 || index > 1) return 'usual';
  return index === 0 ? 'wide' : 'tall';
}
