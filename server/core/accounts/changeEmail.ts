import type { ProfilePatch, SessionRow, UserRow } from '@server/data/rows';
import { sendEmailChangedLetter, sendVerificationLetter } from '../letters/sendAccountLetters';
import type { Ports } from '../ports';
import { tokenLifetimes } from '../tokens/letterTokens';

type EmailChange = {
  viewer: UserRow;
  session: SessionRow;
  patch: ProfilePatch & { email: string };
};

/**
 * Changes the account's address with other fields of the profile. The new address gets a verification
 * link, the previous one a link that takes the change back.
 */
export async function changeEmail(ports: Ports, { viewer, session, patch }: EmailChange) {
  const { data, secrets, clock } = ports;
  const token = secrets.random();
  const now = clock.now();
  const changed = await data.credentials.changeEmail({
    userId: viewer.id,
    checked: { email: viewer.email, passwordHash: viewer.passwordHash },
    patch,
    restore: { hash: await secrets.hash(token), expiresAt: now + tokenLifetimes.restore },
    keepSession: session.id,
    now,
  });
  if (changed !== null && typeof changed !== 'string') {
    sendVerificationLetter(ports, changed.after);
    sendEmailChangedLetter(ports, changed.before, token);
  }
  return changed;
}
