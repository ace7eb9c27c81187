import { passkeyLimits } from '@contract/passkeys/passkeyEntities';
import type { SessionRow } from '@server/data/rows/rows';
import type { RequestContext } from '../context';
import { readPasskeySeed, writePasskeySeed } from '../sessions/sessionCookies';

const { answerWithin } = passkeyLimits;

type ChallengeContext = Pick<RequestContext, 'ports' | 'cookies'>;

/** What is challenged: a sign-in, or a new passkey in a session. */
export type Purpose = 'sign in' | `add in ${string}`;

export const addingIn = ({ id }: SessionRow): Purpose => `add in ${id}`;

/** Without the server's key nobody can make the challenge of a seed. */
const challengeOf = ({ secrets }: ChallengeContext['ports'], purpose: Purpose, seed: string) =>
  secrets.derive(`passkey to ${purpose}: ${seed}`);

/** A challenge for this browser. A cookie has its seed, which begins with the time when it expires. */
export async function issueChallenge(context: ChallengeContext, purpose: Purpose) {
  const { secrets, clock } = context.ports;
  const seed = `${clock.now() + answerWithin}-${secrets.random()}`;
  writePasskeySeed(context, seed);
  return challengeOf(context.ports, purpose, seed);
}

/** The challenge of this browser; null if there is none, it has expired or was answered before. */
export async function consumeChallenge(context: ChallengeContext, purpose: Purpose) {
  const { limits, secrets, clock } = context.ports;
  const seed = readPasskeySeed(context);
  writePasskeySeed(context, '');
  if (seed === null || !(clock.now() < Number.parseInt(seed, 10))) return null;
  const key = `passkey challenge ${await secrets.hash(seed)}`;
  const { allowed } = await limits.take(key, { most: 1, within: answerWithin });
  return allowed ? challengeOf(context.ports, purpose, seed) : null;
}
