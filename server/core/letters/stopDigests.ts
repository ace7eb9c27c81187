import {
  type LetterPeriod,
  type NotificationKind,
  notificationKinds,
} from '@contract/notifications/notificationEntities';
import { subscriberMessages } from '@contract/texts/apiMessages';
import { lettersAboutTexts } from '@contract/texts/lettersAboutTexts';
import { digestPeriods } from '@server/data/notificationSchemas';
import type { Ports } from '../ports';
import { defaultKinds } from './digestSlots';
import { readResumeToken, readStopToken, resumeToken } from './stopTokens';

type Switch = { userId: string; kinds: readonly NotificationKind[] };

const switchLetters = async (
  { data }: Ports,
  of: Switch,
  { from, to }: { from: LetterPeriod; to: LetterPeriod },
) => data.notifications.switchLetters({ ...of, from, to, defaults: defaultKinds(from) });

/** Stops the letters about a kind, whatever their period is now; returns that period. */
async function stopKind(ports: Ports, of: Switch) {
  for (const from of digestPeriods)
    if ((await switchLetters(ports, of, { from, to: 'never' })).length > 0) return from;
  return null;
}

/**
 * Stops what the token names, and returns a message and the token that takes it back. Null if it is no token of such
 * letters. Letters about a kind can also be taken back after they were stopped before, because a mail program can
 * have done that.
 */
export async function stopDigests(ports: Ports, token: string) {
  const stop = await readStopToken(ports, token);
  if (!stop) return null;
  const { userId, period, kind } = stop;
  if (kind !== null) {
    const of = { userId, kinds: [kind] };
    const before = (await stopKind(ports, of)) ?? period;
    const resume = await resumeToken(ports, { ...of, period: before });
    return { message: lettersAboutTexts.stopped(kind), resume };
  }
  const of = { userId, kinds: notificationKinds };
  const kinds = await switchLetters(ports, of, { from: period, to: 'never' });
  const resume = kinds.length > 0 ? await resumeToken(ports, { userId, period, kinds }) : null;
  return { message: subscriberMessages.stopped, resume };
}

/** Takes back that letters were stopped, unless others were chosen since; false if it is no such token. */
export async function resumeDigests(ports: Ports, token: string) {
  const resume = await readResumeToken(ports, token);
  if (!resume) return false;
  await switchLetters(ports, resume, { from: 'never', to: resume.period });
  return true;
}
