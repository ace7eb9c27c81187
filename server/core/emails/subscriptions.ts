import { day } from '@contract/durations';
import { emailKey } from '@server/data/accounts/emailKey';
import type { EmailRow, SubscriberRow } from '@server/data/rows/rows';
import type { Ports } from '../ports';
import { newEmail } from './newEmail';

/** For how long the link that confirms a subscription works, in milliseconds. */
export const confirmationLifetime = 7 * day;

/** An address, and whose posts it gets; null: all. */
type Subscription = { email: string; authorId: string | null };

type Secrets = Pick<Ports, 'secrets'>;

/**
 * The token that stops a subscription. It depends only on address and author, so the links of old e-mails work for as
 * long as there is a subscription.
 */
export const stopToken = ({ secrets }: Secrets, { email, authorId }: Subscription) =>
  secrets.derive(`stop subscription ${authorId ?? ''} ${emailKey(email)}`);

/** The token that confirms a subscription; one that is asked for after it was stopped has another. */
export const confirmToken = ({ secrets }: Secrets, { id }: Pick<SubscriberRow, 'id'>) =>
  secrets.derive(`confirm subscription ${id}`);

/** A subscription that is not confirmed, and the e-mail with the link that confirms it. */
export async function newSubscription(
  ports: Ports,
  subscription: Subscription,
): Promise<{ subscriber: SubscriberRow; letter: EmailRow }> {
  const { secrets, clock, ids } = ports;
  const { email, authorId } = subscription;
  const id = ids.next();
  const subscriber = {
    id,
    email,
    emailKey: emailKey(email),
    authorId,
    confirmHash: await secrets.hash(await confirmToken(ports, { id })),
    stopHash: await secrets.hash(await stopToken(ports, subscription)),
    createdAt: clock.now(),
    confirmedAt: null,
    letterId: null,
    sentLetterId: null,
    lastLetterAt: null,
  };
  const letter = newEmail(ports, {
    kind: 'subscription',
    userId: null,
    email,
    data: { authorId },
  });
  return { subscriber, letter };
}
