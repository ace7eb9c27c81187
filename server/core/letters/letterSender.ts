import type { LetterRow } from '@server/data/rows';
import { MailFailure } from '../mailFailure';
import type { Ports } from '../ports';
import { letterToken, tokenLifetimes } from '../tokens/letterTokens';
import { composeLetter, linkOf } from './composeLetter';
import { afterFailure, createOutage } from './retries';

/** How many letters a process sends at the same time. */
const parallel = 4;

/** A process that has not sent a letter within this time has ended, in milliseconds. */
const lease = 5 * 60_000;

function asMailFailure(cause: unknown) {
  if (cause instanceof MailFailure) return cause;
  const details = { isPermanent: false, isServerAway: true, cause };
  return new MailFailure('The letter could not be sent.', details);
}

/** The lifetime of a link starts when its letter is sent. A `cancel` token has no end. */
async function startLifetime(ports: Ports, { id, kind }: LetterRow) {
  const link = linkOf[kind];
  if (!link || link === 'cancel') return;
  const hash = await ports.secrets.hash(await letterToken(ports, id));
  const expiresAt = ports.clock.now() + tokenLifetimes[link];
  await ports.data.tokens.setExpiry({ hash, kind: link, expiresAt });
}

/** Sends the stored letters. Several processes can do it at the same time; each gets other letters. */
export function createLetterSender(ports: Ports) {
  const outage = createOutage();
  let running: Promise<void> | null = null;
  let isWoken = false;
  let isStopped = false;

  async function putBack(letter: LetterRow, failure: MailFailure) {
    const now = ports.clock.now();
    if (failure.isServerAway) outage.serverIsAway(now);
    else outage.serverAnswered();
    const token = await letterToken(ports, letter.id);
    const result = afterFailure({ letter, failure, token, now });
    await ports.data.letters.putBack(letter, result);
  }

  async function send(letter: LetterRow) {
    const composed = await composeLetter(ports, letter);
    if (composed) {
      try {
        await ports.mail.send(composed);
      } catch (failure) {
        ports.report(failure);
        return putBack(letter, asMailFailure(failure));
      }
      outage.serverAnswered();
      await startLifetime(ports, letter);
    }
    return ports.data.letters.remove(letter.id);
  }

  /** Returns whether there can be more. */
  async function sendSome() {
    const now = ports.clock.now();
    if (isStopped || !outage.isOver(now)) return false;
    const take = outage.isUncertain() ? 1 : parallel;
    const letters = await ports.data.letters.claim({ now, until: now + lease, take });
    // A letter that fails here is due again when its lease ends.
    await Promise.all(letters.map(async (letter) => send(letter).catch(ports.report)));
    return letters.length === take;
  }

  async function sendAll() {
    try {
      while (isWoken) {
        isWoken = false;
        while (await sendSome());
      }
    } finally {
      running = null;
    }
  }

  return {
    /** Sends all letters that are due; resolves when nothing is being sent. */
    run(): Promise<void> {
      isWoken = true;
      running ??= sendAll();
      return running;
    },
    /** Starts no more letters. */
    stop() {
      isStopped = true;
    },
  };
}

export type LetterSender = ReturnType<typeof createLetterSender>;
