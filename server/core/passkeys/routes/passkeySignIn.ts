import { passkeyLimits } from '@contract/passkeys/passkeyEntities';
import { sessionMessages } from '@contract/texts/apiMessages';
import { passkeyTexts } from '@contract/texts/passkeyTexts';
import { accountBlocked } from '../../accounts/accountErrors';
import { openSession } from '../../accounts/openSession';
import type { Call, Handlers } from '../../context';
import { unauthenticated } from '../../failure';

import { consumeChallenge, issueChallenge } from '../challenges';
import { checkSigned, rpIdOf } from '../checkCredential';

/** The account of the passkey that has signed the challenge of this browser; throws 401. */
async function accountOf(call: Call<'passkeySignIn'>) {
  const { ports, body } = call;
  const { passkeys, users } = ports.data;
  const { credential } = body;
  const challenge = await consumeChallenge(call, 'sign in');
  if (challenge === null) throw unauthenticated(passkeyTexts.expired);
  const passkey = await passkeys.byCredential(credential.id);
  if (!passkey) throw unauthenticated(passkeyTexts.unknown);
  const counter = await checkSigned(ports.settings, passkey, { challenge, credential });
  if (counter === null) throw unauthenticated(passkeyTexts.unfit);
  const user = await users.byId(passkey.userId);
  if (user?.isBlocked) throw accountBlocked(user);
  const isUsed = await passkeys.use({ id: passkey.id, counter, now: ports.clock.now() });
  if (!user || !isUsed) throw unauthenticated(passkeyTexts.unfit);
  return user;
}

/** Signing in with a passkey, without a username. */
export const passkeySignInHandlers = {
  async startPasskeySignIn(call) {
    return {
      message: passkeyTexts.signInStarted,
      options: {
        challenge: await issueChallenge(call, 'sign in'),
        rpId: rpIdOf(call.ports.settings),
        timeout: passkeyLimits.answerWithin,
        userVerification: 'required' as const,
      },
    };
  },

  async passkeySignIn(call) {
    const user = await accountOf(call);
    return {
      message: sessionMessages.signedIn,
      user: await openSession(call, user, { isProved: true }),
    };
  },
} satisfies Partial<Handlers>;
