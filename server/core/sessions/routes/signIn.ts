import { signInRules } from '@contract/rules';
import { blockedBecause } from '@contract/texts/accountAnswers';
import { accountTexts } from '@contract/texts/accountTexts';
import { accountMessages, sessionMessages } from '@contract/texts/apiMessages';
import { normalizeUsername } from '@contract/usernames';
import type { UserRow } from '@server/data/rows/rows';
import { finishMerge, startMerge } from '../../accounts/mergeProvider';
import { openPasswordSession } from '../../accounts/openPasswordSession';
import { findOrCreateProviderAccount } from '../../accounts/providerAccount';
import { registerAccount } from '../../accounts/registerAccount';
import { countSignIn } from '../../accounts/signInAttempts';
import type { Handlers, RequestContext } from '../../context';
import { forbidden, unauthenticated } from '../../failure';
import { checkRules } from '../../http/checkRules';
import type { Ports } from '../../ports';
import { serializeSessionUser } from '../../serializers/serializeUser';
import { closeSession, openSession } from '../openSession';
import { refreshSession, sessionByRefresh } from '../refreshSession';
import { googleStateLifetime, readGoogleState, writeGoogleState } from '../sessionCookies';
import { isSameText } from '../xsrf';

type StateContext = Pick<RequestContext, 'ports' | 'cookies'>;

/** The state for the next sign-in with Google. Tabs of one browser share it until it is used. */
function issueGoogleState(context: StateContext) {
  const state = readGoogleState(context) ?? context.ports.secrets.random();
  writeGoogleState(context, state);
  return state;
}

/** Throws 403 unless this browser has started the sign-in. A state is valid once. */
async function consumeGoogleState(context: StateContext, given: string) {
  const { limits, secrets } = context.ports;
  const state = readGoogleState(context);
  writeGoogleState(context, '');
  if (state === null || !isSameText(given, state)) throw forbidden(accountMessages.providerExpired);
  const key = `google state ${await secrets.hash(state)}`;
  const { allowed } = await limits.take(key, { most: 1, within: googleStateLifetime });
  if (!allowed) throw forbidden(accountMessages.providerExpired);
}

/** Always runs both queries, so that the response time doesn't reveal what exists. */
async function findAccount({ data }: Ports, name: string) {
  const [byUsername, byEmail] = await Promise.all([
    data.users.byUsername(name),
    data.users.byEmail(name),
  ]);
  return byUsername ?? byEmail;
}

const blocked = ({ blockReason }: UserRow) => forbidden(blockedBecause(blockReason));

/** Registration, login and the external sign-in provider. */
export const signInHandlers = {
  async register(call) {
    const { user, isLetterSent } = await registerAccount(call, call.body);
    const message = isLetterSent ? accountMessages.created : accountMessages.createdWithoutLetter;
    return { message, user: await openSession(call, user) };
  },

  async login(call) {
    const { ports, body } = call;
    checkRules(signInRules, body);
    const name = normalizeUsername(body.username);
    const user = await findAccount(ports, name);
    const forgetAttempts = await countSignIn(call, { name, user });
    const isRight = await ports.passwords.verify(body.password, user?.passwordHash ?? null);
    if (!user || !isRight) throw unauthenticated(sessionMessages.wrongCredentials);
    await forgetAttempts();
    if (user.isBlocked) throw blocked(user);
    const opened = await openPasswordSession(call, { user, password: body.password });
    return { message: sessionMessages.signedIn, user: opened };
  },

  async startGoogleAuth(call) {
    return { message: sessionMessages.providerStarted, state: issueGoogleState(call) };
  },

  async googleAuth(call) {
    const { ports, query } = call;
    await consumeGoogleState(call, query.state);
    const profile = await ports.provider.exchange(query.code);
    if (!profile) {
      throw unauthenticated(accountTexts.providerFailed);
    }
    const { user, needsPassword } = await findOrCreateProviderAccount(call, profile);
    if (user.isBlocked) throw blocked(user);
    if (needsPassword) throw await startMerge(call, user);
    return { message: sessionMessages.signedIn, user: await openSession(call, user) };
  },

  async confirmGoogleAuth(call) {
    const { password } = call.body;
    const user = await finishMerge(call, password);
    const opened = await openPasswordSession(call, { user, password });
    return { message: sessionMessages.signedIn, user: opened };
  },

  /** Logout and token refresh. */
  async logout(call) {
    const session = call.session ?? (await sessionByRefresh(call));
    await closeSession({ ...call, session });
    return { message: sessionMessages.signedOut };
  },

  async refreshToken(call) {
    const { user, session } = await refreshSession(call);
    return {
      message: sessionMessages.refreshed,
      user: await serializeSessionUser(call.ports, user, session),
    };
  },
} satisfies Partial<Handlers>;
