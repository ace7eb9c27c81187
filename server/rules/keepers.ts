import { limits } from '@contract/limits';

type Keeping = {
  authorId: string;
  /** Whose words of the post are kept by it now. */
  keeper: string;
  /** All who keep words of the post, without its author; of many at least one more than `limits.keepers`. */
  keepers: readonly string[];
};

const areFew = (keepers: readonly string[]) => keepers.length < limits.keepers;

/**
 * Of whose keeping the author of a post is notified when someone keeps words of it. Nobody is named, so authors learn of
 * it from some people on.
 */
export function keepersToNotify({ authorId, keeper, keepers }: Keeping): readonly string[] {
  if (keeper === authorId || areFew(keepers)) return [];
  return keepers.length === limits.keepers ? keepers : [keeper];
}

/**
 * What goes when someone no longer keeps words of a post: the event about this person, and all of them if they are of
 * few people, because they say nothing.
 */
export function endOfKeeping({ keeper, keepers }: Omit<Keeping, 'authorId'>) {
  if (keepers.includes(keeper)) return 'nothing';
  return areFew(keepers) ? 'all' : 'one';
}
