import { emailKey } from './emailKey';
import type { UserRow } from './rows';

/** Whether the account was linked by its address, before the provider's id was stored. */
export const canStoreProviderId = (user: UserRow, email: string) =>
  user.isProviderLinked && user.providerId === null && emailKey(user.email) === emailKey(email);
