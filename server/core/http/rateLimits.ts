import { type RateName, rates, type UnverifiedRateName, unverifiedRates } from '@contract/rates';
import { rateMessages, unverifiedMessages } from '@contract/texts/apiMessages';
import type { Limits, Use } from '@server/data/rates/limitPort';
import type { RequestContext } from '../context';
import { tooMany } from '../failure';
import type { Ports } from '../ports';

/** Counts uses in this order; throws 429 at the first limit. */
export async function requireUses(
  { limits }: Pick<Ports, 'limits'>,
  uses: readonly Use[],
  message?: string,
) {
  const { allowed, wait } = await limits.takeInOrder(uses);
  if (!allowed) throw tooMany(wait, message);
}

/** Counts one use; throws 429 at the limit. */
export async function requireUse(
  ports: Pick<Ports, 'limits'>,
  { message, ...use }: Use & { message?: string },
) {
  await requireUses(ports, [use], message);
}

type Acting = Pick<RequestContext, 'ports' | 'client' | 'viewer'>;
type RateLimit = { within: number; perAccount?: number; perClient: number };

/** The key of a limit for a client or an account. */
export const rateKey = (name: RateName, of: 'client' | 'account', id: string) =>
  `${name} ${of} ${id}`;

/** Counts a use for the client and, if there is a session, for the account; throws 429. */
export async function requireRate({ ports, client, viewer }: Acting, name: RateName, amount = 1) {
  const { within, perAccount, perClient }: RateLimit = rates[name];
  const uses: Use[] = [
    { key: rateKey(name, 'client', client), limit: { most: perClient, within }, amount },
  ];
  if (viewer && perAccount !== undefined) {
    const limit = { most: perAccount, within };
    uses.push({ key: rateKey(name, 'account', viewer.id), limit, amount });
  }
  await requireUses(ports, uses, rateMessages[name]);
}

/** Counts a picture that is part of a move; throws 429. */
export async function requireMovedPicture(caller: Acting, { size }: Blob) {
  await requireRate(caller, 'movedPictures');
  await requireRate(caller, 'movedBytes', size);
}

/** The same limits, which remember the uses that they have counted. */
export function rememberUses(limits: Limits) {
  const counted: Use[] = [];
  const remembering: Limits = {
    ...limits,
    async take(key, limit, amount = 1) {
      const taken = await limits.take(key, limit, amount);
      if (taken.allowed) counted.push({ key, limit, amount });
      return taken;
    },
    async takeInOrder(uses) {
      const taken = await limits.takeInOrder(uses);
      if (taken.allowed) counted.push(...uses);
      return taken;
    },
  };
  return { limits: remembering, counted };
}

/** Counts a use for an account whose address isn't verified; throws 429. */
export async function requireUnverifiedUse(
  ports: Pick<Ports, 'limits'>,
  { id }: { id: string },
  name: UnverifiedRateName,
) {
  const limit = unverifiedRates[name];
  const key = `unverified ${name} account ${id}`;
  await requireUse(ports, { key, limit, message: unverifiedMessages[name] });
}

/** Counts what the body of a call can have stored: its files, and for members the bytes of the rest. */
export async function countBody(context: Acting, body: unknown, bytes: number) {
  let textBytes = bytes;
  for (const value of Object.values(body ?? {})) {
    if (value instanceof Blob && value.size > 0) {
      textBytes -= value.size;
      await requireRate(context, 'uploads');
      await requireRate(context, 'uploadedBytes', value.size);
    }
  }
  if (context.viewer && textBytes > 0) await requireRate(context, 'textBytes', textBytes);
}
