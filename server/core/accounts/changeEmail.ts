import type { Outgoing, ProfilePatch, SessionRow, UserRow } from '@server/data/rows/rows';
import { type LinkEmail, newCancelEmail, newLinkEmail } from '../emails/newEmail';
import type { Ports } from '../ports';
import type { TokenOwner } from '../tokens/emailTokens';

type EmailChange = {
  viewer: UserRow;
  session: SessionRow;
  patch: ProfilePatch & { email: string };
};

const together = (...parts: readonly LinkEmail[]): Outgoing => ({
  letters: parts.map(({ letter }) => letter),
  tokens: parts.map(({ token }) => token),
});

/**
 * Saves the profile with another address. The address of a verified account changes when the link in the new
 * one's e-mail is opened; the present address gets a link that cancels the change or takes it back. That
 * e-mail has no limit, because a thief could use the limit up; the changes have one. An account that is not
 * verified has the new address at once and gets a verification link.
 */
export async function changeEmail(ports: Ports, { viewer, session, patch }: EmailChange) {
  const { id: userId, email, passwordHash } = viewer;
  const owner: TokenOwner = { id: userId, email: patch.email };
  const confirm = await newLinkEmail(ports, 'confirm', owner);
  const verify = await newLinkEmail(ports, 'verify', owner);
  const changed = await ports.data.credentials.changeEmail({
    userId,
    checked: { email, passwordHash },
    patch,
    pending: together(confirm, await newCancelEmail(ports, viewer)),
    atOnce: together(verify),
    keepSession: session.id,
    now: ports.clock.now(),
  });
  if (changed !== null && typeof changed !== 'string') ports.wakeEmails();
  return changed;
}
