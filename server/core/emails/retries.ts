import { minute } from '@contract/durations';
import type { EmailRow } from '@server/data/rows/rows';
import { longestWait } from '@server/rules/letters';
import type { MailFailure } from '../mailFailure';

/** The pauses after the first failed tries of an e-mail; the last one repeats. */
const pauses = [1, 5, 15, 60, 180, 360].map((minutes) => minutes * minute);

const mostCharacters = 200;

/** A server's answer as one short line, without the link that the server may have quoted. */
function shortReason(text: string, token: string) {
  const line = text
    .replaceAll(token, '…')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  return line.length > mostCharacters ? `${line.slice(0, mostCharacters - 1)}…` : line;
}

type Failed = { row: EmailRow; failure: MailFailure; token: string; now: number };

/** When an e-mail is tried again. A refusal for good, and two days without success, end it. */
export function afterFailure({ row, failure, token, now }: Failed) {
  const pause = pauses[Math.min(row.attempts, pauses.length) - 1] ?? minute;
  const dueAt = now + pause;
  const isOver = failure.isPermanent || dueAt > row.createdAt + longestWait;
  return {
    dueAt,
    failure: shortReason(failure.message, token),
    failedAt: isOver ? now : null,
    refusedAt: failure.isRecipientRefused ? now : null,
  };
}

const shortestOutage = minute / 2;
const longestOutage = 5 * minute;

/** Pauses of the process while nothing can be sent, so that a server that is away is not asked all the time. */
export function createOutage() {
  let failures = 0;
  let endsAt = 0;
  return {
    isOver: (now: number) => now >= endsAt,
    /** After an outage one e-mail shows whether the server is back. */
    isUncertain: () => failures > 0,
    serverAnswered() {
      failures = 0;
      endsAt = 0;
    },
    serverIsAway(now: number) {
      if (now < endsAt) return;
      endsAt = now + Math.min(shortestOutage * 2 ** failures, longestOutage);
      failures += 1;
    },
  };
}
