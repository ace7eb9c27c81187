import { limits } from '@contract/limits';

type Saving = {
  authorId: string;
  /** Who has just saved words of the post, or removed them. */
  saver: string;
  /** All who have saved words of the post, without its author; of many at least one more than `limits.keepers`. */
  savers: readonly string[];
};

const areFew = (savers: readonly string[]) => savers.length < limits.keepers;

/**
 * The people about whom the author of a post is notified when someone saves words of it. Nobody is named, so authors
 * learn of it from some people on.
 */
export function saversToNotify({ authorId, saver, savers }: Saving): readonly string[] {
  if (saver === authorId || areFew(savers)) return [];
  return savers.length === limits.keepers ? savers : [saver];
}

/**
 * What to withdraw when someone no longer has saved words of a post: the event about this person, or all of them if they
 * are of few people, because few are not named.
 */
export function endOfSaving({ saver, savers }: Omit<Saving, 'authorId'>) {
  if (savers.includes(saver)) return 'nothing';
  return areFew(savers) ? 'all' : 'one';
}
