import { gateTexts } from '@contract/texts/gateTexts';
import type { UserRow } from '@server/data/rows/rows';
import { forbidden } from '../failure';

/** Throws 403 unless the action is allowed. */
export function requirePermission(isAllowed: boolean, message?: string) {
  if (!isAllowed) throw forbidden(message);
}

/** Throws 403 with its own message unless the account is verified. */
export function requireVerified({ isVerified }: Pick<UserRow, 'isVerified'>) {
  requirePermission(isVerified, gateTexts.unverified);
}
