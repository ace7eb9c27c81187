import { stoppedKinds } from '@contract/emails/stoppedKinds';
import type { ChosenKind } from '@contract/notifications/notificationEntities';
import { digestPeriods } from '@server/data/rows/notificationSchemas';
import type { Ports } from '../ports';
import type { DigestPeriod } from './digestSlots';

// The tokens say what they do, and are signed for that only, so that no token has to be stored.

type Secrets = Pick<Ports, 'secrets'>;

type Stop = { userId: string; period: DigestPeriod; kinds: readonly ChosenKind[] | null };
type Resume = {
  userId: string;
  period: DigestPeriod;
  kinds: readonly ChosenKind[];
  /** When the e-mails were stopped. */
  stoppedAt: number;
};

const periodIn = (name: string | undefined) => digestPeriods.find((known) => known === name);

const stopSignature = ({ secrets }: Secrets, { userId, period, kinds }: Stop) =>
  secrets.derive(`stop digest ${kinds === null ? '' : `${kinds.join('-')} `}${period} ${userId}`);

/** Stops the e-mails of a period, or those about some kinds. */
export const stopToken = async (ports: Secrets, stop: Stop) =>
  [
    ...(stop.kinds === null ? [] : [stop.kinds.join('-')]),
    stop.period,
    await stopSignature(ports, stop),
    stop.userId,
  ].join('.');

/** What the token stops; null if it is not one of these tokens. */
export async function readStopToken(ports: Secrets, token: string): Promise<Stop | null> {
  const kinds = stoppedKinds(token);
  const [name, signed, ...rest] = token.split('.').slice(kinds === null ? 0 : 1);
  const period = periodIn(name);
  if (!period) return null;
  const stop = { userId: rest.join('.'), period, kinds };
  return signed === (await stopSignature(ports, stop)) ? stop : null;
}

const resumeSignature = ({ secrets }: Secrets, { userId, period, kinds, stoppedAt }: Resume) =>
  secrets.derive(`resume digest ${kinds.join('-')} ${period} ${stoppedAt} ${userId}`);

/** The token that resumes stopped e-mails. Only the person who stopped them gets it. */
export const resumeToken = async (ports: Secrets, resume: Resume) =>
  [
    resume.kinds.join('-'),
    resume.period,
    resume.stoppedAt,
    await resumeSignature(ports, resume),
    resume.userId,
  ].join('.');

export async function readResumeToken(ports: Secrets, token: string): Promise<Resume | null> {
  const kinds = stoppedKinds(token);
  const [, name, time, signed, ...rest] = token.split('.');
  const period = periodIn(name);
  if (!period || kinds === null) return null;
  const resume = { userId: rest.join('.'), period, kinds, stoppedAt: Number(time) };
  return signed === (await resumeSignature(ports, resume)) ? resume : null;
}
