import { limits } from '@contract/limits';

type Keeping = {
  authorId: string;
  /** Who has just saved words of the post, or removed them. */
  keeper: string;
  /** All who have saved words of the post, without its author; of many at least one more than `limits.keepers`. */
  keepers: readonly string[];
};

const areFew = (keepers: readonly string[]) => keepers.length < limits.keepers;

/**
 * The people about whom the author of a post is notified when someone saves words of it. Nobody is named, so authors
 * learn of it from some people on.
 */
export function keepersToNotify({ authorId, keeper, keepers }: Keeping): readonly string[] {
  if (keeper === authorId || areFew(keepers)) return [];
  return keepers.length === limits.keepers ? keepers : [keeper];
}

/**
 * What to withdraw when someone no longer has saved words of a post: the event about this person, or all of them if they
 * are of few people, because few are not named.
 */
export function endOfKeeping({ keeper, keepers }: Omit<Keeping, 'authorId'>) {
  if (keepers.includes(keeper)) return 'nothing';
  return areFew(keepers) ? 'all' : 'one';
}
