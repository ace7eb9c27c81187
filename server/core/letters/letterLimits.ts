import { lettersPerAddress } from '@contract/rates';
import { rateMessages } from '@contract/texts/apiMessages';
import type { RequestContext } from '../context';
import { requireRate, requireUse } from '../http/rateLimits';
import type { Ports } from '../ports';

type Asking = Pick<RequestContext, 'ports' | 'client' | 'viewer'>;

const keyOf = (kind: 'to' | 'reset' | 'contact', address: string) =>
  `letters ${kind} ${address.trim().toLowerCase()}`;

/** Counts a letter; false if the address has had too many. */
export async function mayReceiveLetter({ limits }: Pick<Ports, 'limits'>, address: string) {
  return (await limits.take(keyOf('to', address), lettersPerAddress)).allowed;
}

async function requireAsking(asking: Asking, key: string) {
  await requireRate(asking, 'letters');
  const message = rateMessages.letters;
  await requireUse(asking.ports, { key, limit: lettersPerAddress, message });
}

/** Counts a letter to the user's own address; throws 429. */
export async function requireLetter(asking: Asking, address: string) {
  await requireAsking(asking, keyOf('to', address));
}

/**
 * Counts a request for a reset link; throws 429. Requests are counted apart from letters, because the
 * letters to an address would reveal whether it has an account.
 */
export async function requireResetRequest(asking: Asking, address: string) {
  await requireAsking(asking, keyOf('reset', address));
}

/** Counts a message to the editors, by the address of its sender; throws 429. */
export async function requireContactLetter(asking: Asking, address: string) {
  await requireAsking(asking, keyOf('contact', address));
}
