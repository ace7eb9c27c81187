import type { UserRow } from '../rows/rows';
import { emailKey } from './emailKey';

/** The fields of an account that the provider doesn't open. */
export const unlinked = { isProviderLinked: false, providerId: null };

/** Whether the account was linked by its address, before the provider's id was stored. */
export const canStoreProviderId = (user: UserRow, email: string) =>
  user.isProviderLinked && user.providerId === null && emailKey(user.email) === emailKey(email);

/**
 * The link of an account whose owner has confirmed another address. Only an account without a password retains
 * it, because its owner could not sign in any more.
 */
export const linkAtNewAddress = ({ passwordHash, providerId }: UserRow) =>
  passwordHash === null && providerId !== null ? {} : unlinked;
