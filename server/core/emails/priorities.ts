import type { LetterKind } from '@contract/emails/letterEntities';
import { newPostPriority } from '@server/data/emails/newPostLetter';

/** Letters with a lower number are sent first: somebody waits for those about an account. */
export const priorities = { account: 0, message: 1, community: newPostPriority } as const;

const others: Partial<Record<LetterKind, number>> = {
  contact: priorities.message,
  subscription: priorities.message,
  newPost: priorities.community,
  digest: priorities.community,
};

export const priorityOf = (kind: LetterKind) => others[kind] ?? priorities.account;
