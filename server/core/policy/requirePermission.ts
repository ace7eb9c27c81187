import { gateTexts } from '@contract/texts/gateTexts';
import type { UserRow } from '@server/data/rows';
import { forbidden } from '../http/failure';

/** Throws 403 unless a permission was given. */
export function requirePermission(isAllowed: boolean, message?: string) {
  if (!isAllowed) throw forbidden(message);
}

/** What only a verified account may do says so, apart from any other refusal. */
export function requireVerified({ isVerified }: Pick<UserRow, 'isVerified'>) {
  requirePermission(isVerified, gateTexts.unverified);
}
