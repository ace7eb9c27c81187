import { stoppedKind } from '@contract/letters/stoppedKind';
import type { NotificationKind } from '@contract/notifications/notificationEntities';
import { digestPeriods } from '@server/data/notificationSchemas';
import type { Ports } from '../ports';
import type { DigestPeriod } from './digestSlots';

// The tokens say what they do, and are signed for that only, so that no token has to be stored.

type Secrets = Pick<Ports, 'secrets'>;

type Stop = { userId: string; period: DigestPeriod; kind: NotificationKind | null };
type Resume = { userId: string; period: DigestPeriod; kinds: readonly NotificationKind[] };

const periodIn = (name: string | undefined) => digestPeriods.find((known) => known === name);

const stopSignature = ({ secrets }: Secrets, { userId, period, kind }: Stop) =>
  secrets.derive(`stop digest ${kind === null ? '' : `${kind} `}${period} ${userId}`);

/** Stops the letters of a period, or those about a kind. */
export const stopToken = async (ports: Secrets, stop: Stop) =>
  [
    ...(stop.kind === null ? [] : [stop.kind]),
    stop.period,
    await stopSignature(ports, stop),
    stop.userId,
  ].join('.');

/** What the token stops; null if it is not one of these tokens. */
export async function readStopToken(ports: Secrets, token: string): Promise<Stop | null> {
  const kind = stoppedKind(token);
  const [name, signed, ...rest] = token.split('.').slice(kind === null ? 0 : 1);
  const period = periodIn(name);
  if (!period) return null;
  const stop = { userId: rest.join('.'), period, kind };
  return signed === (await stopSignature(ports, stop)) ? stop : null;
}

const resumeSignature = ({ secrets }: Secrets, { userId, period, kinds }: Resume) =>
  secrets.derive(`resume digest ${kinds.join('-')} ${period} ${userId}`);

/** Takes back that letters were stopped. Only who has stopped them gets it. */
export const resumeToken = async (ports: Secrets, resume: Resume) =>
  [resume.kinds.join('-'), resume.period, await resumeSignature(ports, resume), resume.userId].join(
    '.',
  );

export async function readResumeToken(ports: Secrets, token: string): Promise<Resume | null> {
  const [names = '', name, signed, ...rest] = token.split('.');
  const period = periodIn(name);
  if (!period) return null;
  const kinds = names.split('-').flatMap((kind) => stoppedKind(kind) ?? []);
  const resume = { userId: rest.join('.'), period, kinds };
  return signed === (await resumeSignature(ports, resume)) ? resume : null;
}
