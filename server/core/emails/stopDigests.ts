import { day } from '@contract/durations';
import {
  type ChosenKind,
  chosenKinds,
  type LetterPeriod,
  letterPeriod,
} from '@contract/notifications/notificationEntities';
import { subscriberMessages } from '@contract/texts/apiMessages';
import { lettersAboutTexts } from '@contract/texts/lettersAboutTexts';
import type { Ports } from '../ports';
import { type DigestPeriod, defaultKinds } from './digestSlots';
import { readResumeToken, readStopToken, resumeToken } from './stopTokens';

/** In milliseconds: so long can it be taken back that e-mails were stopped. */
const resumeLifetime = 7 * day;

type Stop = { userId: string; kinds: readonly ChosenKind[]; at: number };

const stopFrom = async ({ data }: Ports, from: LetterPeriod, stop: Stop) =>
  data.notifications.switchLetters({ ...stop, from, to: 'never', defaults: defaultKinds(from) });

/**
 * Stops the e-mails about these kinds, whatever their period is now; returns the one that all of them had. For those
 * that were stopped before it is `period`: a mail program can have done that.
 */
async function stopKinds(ports: Ports, stop: Stop, period: DigestPeriod) {
  const before = new Set<DigestPeriod>();
  const stopped: ChosenKind[] = [];
  for (const from of letterPeriod.options) {
    const kinds = stop.kinds.filter((kind) => !stopped.includes(kind));
    const switched = await stopFrom(ports, from, { ...stop, kinds });
    if (switched.length > 0) before.add(from === 'never' ? period : from);
    stopped.push(...switched);
  }
  const [only, ...others] = before;
  return others.length === 0 ? (only ?? null) : null;
}

/**
 * Stops what the token names, and returns a message and the token that takes it back. Null if it is no token of such
 * e-mails.
 */
export async function stopDigests(ports: Ports, token: string) {
  const named = await readStopToken(ports, token);
  if (!named) return null;
  const { userId, period, kinds } = named;
  const at = ports.clock.now();
  if (kinds !== null) {
    const before = await stopKinds(ports, { userId, kinds, at }, period);
    const resume =
      before && (await resumeToken(ports, { userId, kinds, period: before, stoppedAt: at }));
    return { message: lettersAboutTexts.stopped(kinds), resume };
  }
  const stopped = await stopFrom(ports, period, { userId, kinds: chosenKinds, at });
  const of = { userId, period, kinds: stopped, stoppedAt: at };
  const resume = stopped.length > 0 ? await resumeToken(ports, of) : null;
  return { message: subscriberMessages.stopped, resume };
}

/**
 * Takes back that e-mails were stopped, once and within a week; not for kinds about which the member has chosen since.
 * Returns false if nothing was taken back.
 */
export async function resumeDigests(ports: Ports, token: string) {
  const resume = await readResumeToken(ports, token);
  const at = ports.clock.now();
  if (!resume || at > resume.stoppedAt + resumeLifetime) return false;
  const { userId, kinds, period, stoppedAt } = resume;
  const back = { from: 'never', to: period, defaults: [], at, changedAt: stoppedAt } as const;
  const switched = await ports.data.notifications.switchLetters({ userId, kinds, ...back });
  return switched.length > 0;
}
