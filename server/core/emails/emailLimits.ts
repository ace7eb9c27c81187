import { contactsFromAll, lettersPerAddress, rates, unverifiedResets } from '@contract/rates';
import { rateMessages } from '@contract/texts/apiMessages';
import { mailboxKey } from '@server/data/accounts/emailKey';
import type { Use } from '@server/data/rates/limitPort';
import type { UserRow } from '@server/data/rows/rows';
import type { RequestContext } from '../context';
import { rateKey, requireRate, requireUse, requireUses } from '../http/rateLimits';

type Asking = Pick<RequestContext, 'ports' | 'client' | 'viewer'>;
type Sender = Pick<Asking, 'ports' | 'client'>;
type Kind = 'to' | 'reset' | 'subscription';

const keyOf = (kind: Kind, address: string) => `letters ${kind} ${mailboxKey(address)}`;

const fromClient = ({ client }: Sender, kind: Kind, address: string): Use => ({
  key: `${keyOf(kind, address)} client ${client}`,
  limit: lettersPerAddress.perClient,
});

const fromAll = (kind: Kind, address: string): Use => ({
  key: keyOf(kind, address),
  limit: lettersPerAddress.all,
});

const toAddress = (sender: Sender, address: string) => [
  fromClient(sender, 'to', address),
  fromAll('to', address),
];

/** Counts the first e-mail to a new account; false if its client has sent, or its address got, too many. */
export async function mayReceiveFirstEmail(
  sender: Sender,
  { email, isVerified }: Pick<UserRow, 'email' | 'isVerified'>,
) {
  const { within, perClient: most } = rates.letters;
  const ofClient = { key: rateKey('letters', 'client', sender.client), limit: { most, within } };
  const uses = toAddress(sender, email);
  return (await sender.ports.limits.takeInOrder(isVerified ? uses : [ofClient, ...uses])).allowed;
}

/** Counts an e-mail to an address of the user's that is not verified; throws 429. */
export async function requireLetter(asking: Asking, address: string) {
  await requireRate(asking, 'letters');
  await requireUses(asking.ports, toAddress(asking, address), rateMessages.letters);
}

/**
 * Counts a request for a reset link; throws 429. Requests are counted apart from e-mails, because the
 * e-mails to an address would reveal whether it has an account.
 */
export async function requireResetRequest(asking: Asking, address: string) {
  await requireRate(asking, 'resets');
  const message = rateMessages.resets;
  await requireUse(asking.ports, { ...fromClient(asking, 'reset', address), message });
}

/**
 * Counts a reset e-mail; false if there have been too many: the link of the last one stays valid. An unknown address
 * is counted apart, so that it doesn't use up the e-mails of a new account.
 */
export async function mayReceiveReset(
  { ports, client }: Sender,
  address: string,
  user: UserRow | null,
) {
  const uses = [fromAll('reset', user ? user.email : `unknown ${address}`)];
  if (user?.isVerified === false) {
    uses.unshift({ key: `unverified resets client ${client}`, limit: unverifiedResets });
  }
  return (await ports.limits.takeInOrder(uses)).allowed;
}

/** Counts an e-mail that confirms a subscription, also if none is sent because the address is known; throws 429. */
export async function requireSubscriptionEmail(asking: Asking, address: string) {
  await requireRate(asking, 'letters');
  const uses = [fromClient(asking, 'subscription', address), fromAll('subscription', address)];
  await requireUses(asking.ports, uses, rateMessages.letters);
}

/** Counts a message to the editors; throws 429. */
export async function requireContactEmail(asking: Asking) {
  await requireRate(asking, 'contacts');
  const all = { key: 'contacts from all', limit: contactsFromAll };
  await requireUse(asking.ports, { ...all, message: rateMessages.contacts });
}
