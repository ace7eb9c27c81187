import { emailKey } from '@server/data/emailKey';
import type { LetterRow, SubscriberRow } from '@server/data/rows';
import type { Ports } from '../ports';
import { newLetter } from './newLetter';

/** For how long the link that confirms a subscription works, in milliseconds. */
export const confirmationLifetime = 7 * 24 * 60 * 60_000;

/** An address, and whose posts it gets; null: all. */
type Subscription = { email: string; authorId: string | null };

/**
 * The tokens in the links of a subscription. They depend only on address and author, so the links of old letters work
 * for as long as there is a subscription.
 */
export async function subscriptionTokens(
  { secrets }: Pick<Ports, 'secrets'>,
  { email, authorId }: Subscription,
) {
  const of = `${authorId ?? ''} ${emailKey(email)}`;
  return {
    confirm: await secrets.derive(`confirm subscription ${of}`),
    stop: await secrets.derive(`stop subscription ${of}`),
  };
}

/** A subscription that is not confirmed, and the letter with the link that confirms it. */
export async function newSubscription(
  ports: Ports,
  subscription: Subscription,
): Promise<{ subscriber: SubscriberRow; letter: LetterRow }> {
  const { secrets, clock, ids } = ports;
  const { email, authorId } = subscription;
  const { confirm, stop } = await subscriptionTokens(ports, subscription);
  const subscriber = {
    id: ids.next(),
    email,
    emailKey: emailKey(email),
    authorId,
    confirmHash: await secrets.hash(confirm),
    stopHash: await secrets.hash(stop),
    createdAt: clock.now(),
    confirmedAt: null,
  };
  const letter = newLetter(ports, {
    kind: 'subscription',
    userId: null,
    email,
    data: { authorId },
  });
  return { subscriber, letter };
}
