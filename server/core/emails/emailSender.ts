import { minute } from '@contract/durations';
import type { EmailRow } from '@server/data/rows/rows';
import { MailFailure } from '../mailFailure';
import type { Ports } from '../ports';
import { emailToken, tokenLifetimes } from '../tokens/emailTokens';
import { composeEmail, linkOf } from './composeEmail';
import { newPostsIn } from './emailData';
import { priorities } from './newEmail';
import { afterFailure, createOutage } from './retries';
import { storeCommunityEmails } from './storeCommunityEmails';

const key = 'letters within a minute';

/** Counts the e-mails that all processes send, so that they are not more than the mail server takes. */
function createPace(ports: Pick<Ports, 'limits' | 'settings'>) {
  const perMinute = () => ({ most: ports.settings.emailsPerMinute, within: minute });
  return {
    /** How many of these e-mails may be sent now; they are counted. */
    async reserve(wanted: number) {
      let reserved = 0;
      while (reserved < wanted && (await ports.limits.take(key, perMinute())).allowed) {
        reserved += 1;
      }
      return reserved;
    },
    /** For e-mails that were counted, but did not exist. */
    async giveBack(amount: number) {
      if (amount > 0) await ports.limits.giveBack([{ key, limit: perMinute(), amount }]);
    },
  };
}

/** How many e-mails a process sends at the same time. */
const parallel = 4;

/** E-mails about posts are no longer sent to an address whose server has refused it so often. */
const mostRefusals = 3;

/** A process that has not sent an e-mail within this time has ended, in milliseconds. */
const lease = 5 * minute;

function asMailFailure(cause: unknown) {
  if (cause instanceof MailFailure) return cause;
  const details = { isPermanent: false, isServerAway: true, cause };
  return new MailFailure('The letter could not be sent.', details);
}

function notWritten(cause: unknown) {
  const details = { isPermanent: false, isServerAway: false, cause };
  return new MailFailure('The letter could not be written.', details);
}

/** The lifetime of a link starts when its e-mail is sent. A `cancel` token ends after a later change. */
async function startLifetime(ports: Ports, { id, kind }: EmailRow) {
  const link = linkOf[kind];
  if (!link || link === 'cancel') return;
  const hash = await ports.secrets.hash(await emailToken(ports, id));
  const expiresAt = ports.clock.now() + tokenLifetimes[link];
  await ports.data.tokens.setExpiry({ hash, kind: link, expiresAt });
}

/** After some refusals an address gets only what its owner has asked for at that moment. */
async function isWanted({ data }: Ports, { priority, email }: EmailRow) {
  if (priority < priorities.community) return true;
  return (await data.letters.refusals(email)) < mostRefusals;
}

async function putBack(ports: Ports, row: EmailRow, failure: MailFailure) {
  const now = ports.clock.now();
  const token = await emailToken(ports, row.id);
  const result = afterFailure({ row, failure, token, now });
  await ports.data.letters.putBack(row, result);
}

/** Whether it may be sent now: a subscriber gets one e-mail about new posts an hour. */
async function mayStart({ data, clock }: Ports, row: EmailRow) {
  if (row.kind !== 'newPost') return true;
  const { subscriberId } = newPostsIn(row);
  return data.subscribers.startLetter(row, { subscriberId, now: clock.now() });
}

/**
 * Null if it is no longer wanted. An e-mail that can't be written is tried again, and shown like one that was refused.
 */
async function compose(ports: Ports, row: EmailRow) {
  try {
    const composed = (await isWanted(ports, row)) ? await composeEmail(ports, row) : null;
    return composed && !(await mayStart(ports, row)) ? 'later' : composed;
  } catch (failure) {
    ports.report(failure);
    await putBack(ports, row, notWritten(failure));
    return 'later';
  }
}

/** Sends the stored e-mails. Several processes can do it at the same time; each gets other e-mails. */
export function createEmailSender(ports: Ports) {
  const outage = createOutage();
  const pace = createPace(ports);
  let running: Promise<void> | null = null;
  let isWoken = false;
  let isStopped = false;

  async function send(row: EmailRow) {
    const composed = await compose(ports, row);
    if (composed === 'later') return;
    if (composed) {
      try {
        await ports.mail.send(composed);
      } catch (cause) {
        ports.report(cause);
        const failure = asMailFailure(cause);
        if (failure.isServerAway) outage.serverIsAway(ports.clock.now());
        else outage.serverAnswered();
        return putBack(ports, row, failure);
      }
      outage.serverAnswered();
      await startLifetime(ports, row);
      return ports.data.letters.sent(row);
    }
    return ports.data.letters.remove(row.id);
  }

  /** Account e-mails, also if no others may be sent within this minute; else some of the others. */
  async function claim(now: number, most: number) {
    const take = outage.isUncertain() ? 1 : parallel;
    const due = { now, until: now + lease };
    const first = await ports.data.letters.claim({ ...due, take, most: priorities.account });
    if (first.length > 0) return { letters: first, areMore: true };
    if (most === priorities.account) return { letters: [], areMore: false };
    const reserved = await pace.reserve(take);
    if (reserved === 0) return { letters: [], areMore: false };
    const letters = await ports.data.letters.claim({ ...due, take: reserved });
    await pace.giveBack(reserved - letters.length);
    return { letters, areMore: letters.length === reserved };
  }

  /** Sends some e-mails up to this priority; returns whether there can be more. */
  async function sendSome(most: number = priorities.community) {
    const now = ports.clock.now();
    if (isStopped || !outage.isOver(now)) return false;
    const { letters, areMore } = await claim(now, most);
    // An e-mail that fails here is due again when its lease ends.
    await Promise.all(letters.map(async (row) => send(row).catch(ports.report)));
    return areMore;
  }

  const storeSome = async () => !isStopped && (await storeCommunityEmails(ports));

  /** All, before one is sent: posts that are due at the same time join one e-mail. Returns whether there were some. */
  async function storeAll() {
    let areStored = false;
    while (await storeSome()) {
      areStored = true;
      while (await sendSome(priorities.account));
    }
    return areStored;
  }

  async function sendAll() {
    try {
      while (isWoken) {
        isWoken = false;
        do {
          while (await sendSome());
        } while (await storeAll());
      }
    } finally {
      running = null;
    }
  }

  return {
    /** Sends all e-mails that are due; resolves when nothing is being sent. */
    run(): Promise<void> {
      isWoken = true;
      running ??= sendAll();
      return running;
    },
    /** Starts no more e-mails. */
    stop() {
      isStopped = true;
    },
  };
}

export type EmailSender = ReturnType<typeof createEmailSender>;
