import type { RequestContext } from '../context';
import type { Ports } from '../ports';
import type { TokenOwner } from '../tokens/emailTokens';
import { mayReceiveReset } from './emailLimits';
import { newLinkEmail } from './newEmail';

async function storeLinkLetter(
  ports: Ports,
  kind: 'verify' | 'reset' | 'confirm',
  owner: TokenOwner,
) {
  const { letter, token } = await newLinkEmail(ports, kind, owner);
  const isStored = await ports.data.tokens.put(token, letter);
  // A reset e-mail takes the same steps for no account.
  if (isStored || kind === 'reset') ports.wakeEmails();
  return isStored;
}

/** Stores an e-mail with the link that verifies the account's current e-mail address. */
export const storeVerificationEmail = (ports: Ports, user: TokenOwner) =>
  storeLinkLetter(ports, 'verify', user);

/** Stores an e-mail with the link that confirms the account's pending address, `email`. */
export const storeConfirmationEmail = (ports: Ports, owner: TokenOwner) =>
  storeLinkLetter(ports, 'confirm', owner);

/**
 * Stores an e-mail with a reset link. If the address has no account, or has had too many e-mails, the same
 * is done for no account, so that the response time doesn't reveal it. That e-mail is not sent.
 */
export async function storeResetEmail(
  sender: Pick<RequestContext, 'ports' | 'client'>,
  email: string,
) {
  const { ports } = sender;
  const user = await ports.data.users.byEmail(email);
  const mayReceive = await mayReceiveReset(sender, email, user);
  await storeLinkLetter(ports, 'reset', user && mayReceive ? user : { id: '', email });
}
