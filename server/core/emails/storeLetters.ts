import type { RequestContext } from '../context';
import type { Ports } from '../ports';
import type { TokenOwner } from '../tokens/letterTokens';
import { mayReceiveReset } from './letterLimits';
import { newLinkLetter } from './newLetter';

async function storeLinkLetter(
  ports: Ports,
  kind: 'verify' | 'reset' | 'confirm',
  owner: TokenOwner,
) {
  const { letter, token } = await newLinkLetter(ports, kind, owner);
  const isStored = await ports.data.tokens.put(token, letter);
  // A reset letter takes the same steps for no account.
  if (isStored || kind === 'reset') ports.wakeLetters();
  return isStored;
}

/** Stores a letter with the link that verifies the account's current e-mail address. */
export const storeVerificationLetter = (ports: Ports, user: TokenOwner) =>
  storeLinkLetter(ports, 'verify', user);

/** Stores a letter with the link that confirms the account's pending address, `email`. */
export const storeConfirmationLetter = (ports: Ports, owner: TokenOwner) =>
  storeLinkLetter(ports, 'confirm', owner);

/**
 * Stores a letter with a reset link. If the address has no account, or has had too many letters, the same
 * is done for no account, so that the response time doesn't reveal it. That letter is not sent.
 */
export async function storeResetLetter(
  sender: Pick<RequestContext, 'ports' | 'client'>,
  email: string,
) {
  const { ports } = sender;
  const user = await ports.data.users.byEmail(email);
  const mayReceive = await mayReceiveReset(sender, email, user);
  await storeLinkLetter(ports, 'reset', user && mayReceive ? user : { id: '', email });
}
