import type { Ports } from '../ports';
import type { TokenOwner } from '../tokens/letterTokens';
import { mayReceiveLetter } from './letterLimits';
import { newLinkLetter } from './newLetter';

async function storeLinkLetter(ports: Ports, kind: 'verify' | 'reset', owner: TokenOwner) {
  const { letter, token } = await newLinkLetter(ports, kind, owner);
  await ports.data.tokens.put(token, letter);
  ports.wakeLetters();
}

/** Stores a letter with the link that verifies the account's current e-mail address. */
export const storeVerificationLetter = (ports: Ports, user: TokenOwner) =>
  storeLinkLetter(ports, 'verify', user);

/**
 * Stores a letter with a reset link. If the address has no account, or has had too many letters, the same
 * is done for no account, so that the response time doesn't reveal it. That letter is not sent.
 */
export async function storeResetLetter(ports: Ports, email: string) {
  const user = await ports.data.users.byEmail(email);
  // An unknown address is counted apart, so that it doesn't use up the letters of a new account.
  const mayReceive = await mayReceiveLetter(ports, user ? user.email : `unknown ${email}`);
  await storeLinkLetter(ports, 'reset', user && mayReceive ? user : { id: '', email });
}
