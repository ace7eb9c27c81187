import type { ProfilePatch, SessionRow, UserRow } from '@server/data/rows';
import { newLetter, newLinkLetter } from '../letters/newLetter';
import type { Ports } from '../ports';
import { letterToken, tokenLifetimes } from '../tokens/letterTokens';

type EmailChange = {
  viewer: UserRow;
  session: SessionRow;
  patch: ProfilePatch & { email: string };
};

/**
 * Changes the account's address with other fields of the profile. The new address gets a verification
 * link, the previous one a link that takes the change back. That letter has no limit, because a thief could
 * use the limit up; the changes have one.
 */
export async function changeEmail(ports: Ports, { viewer, session, patch }: EmailChange) {
  const { data, secrets, clock } = ports;
  const now = clock.now();
  const { id: userId, email } = viewer;
  const verify = await newLinkLetter(ports, 'verify', { id: userId, email: patch.email });
  const toPrevious = newLetter(ports, { kind: 'emailChanged', userId, email, data: {} });
  const token = await letterToken(ports, toPrevious.id);
  const changed = await data.credentials.changeEmail({
    userId,
    checked: { email: viewer.email, passwordHash: viewer.passwordHash },
    patch,
    restore: { hash: await secrets.hash(token), expiresAt: now + tokenLifetimes.restore },
    keepSession: session.id,
    now,
    outgoing: { letters: [verify.letter, toPrevious], tokens: [verify.token] },
  });
  if (changed !== null && typeof changed !== 'string') ports.wakeLetters();
  return changed;
}
