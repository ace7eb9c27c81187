import { day } from '@contract/durations';
/**
 * Each change of an account's address stores a `cancel` token. That of the newest change has no end, because the change
 * can be confirmed at any time. The owner can have read an older e-mail, so earlier tokens stay a while.
 */
export const cancelLimits = { most: 10, afterNextChange: 7 * day } as const;
