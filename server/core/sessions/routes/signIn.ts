import { signInRules } from '@contract/rules';
import { accountTexts } from '@contract/texts/accountTexts';
import { accountMessages, sessionMessages } from '@contract/texts/apiMessages';
import { registrationTexts } from '@contract/texts/registrationTexts';
import { normalizeUsername } from '@contract/usernames';
import type { UserRow } from '@server/data/rows/rows';
import { accountBlocked, emailTaken } from '../../accounts/accountErrors';
import { openSession, type SessionOptions, tryOpenSession } from '../../accounts/openSession';
import { findOrCreateProviderAccount } from '../../accounts/providerAccount';
import { spendRecoveryCode } from '../../accounts/recoveryCodes';
import { registerAccount } from '../../accounts/registerAccount';
import { requirePassword } from '../../accounts/requireOwner';
import { serializeSessionUser } from '../../accounts/serializeSessionUser';
import { countSignIn } from '../../accounts/signInAttempts';
import { releaseComments } from '../../comments/reviewRule';
import type { Handlers, RequestContext } from '../../context';
import { conflict, forbidden, unauthenticated } from '../../failure';
import { checkRules } from '../../http/checkRules';
import type { Ports } from '../../ports';
import { findTokenAccount, issueToken } from '../../tokens/emailTokens';
import { closeSession } from '../closeSession';
import { refreshSession, sessionByRefresh } from '../refreshSession';
import {
  googleStateLifetime,
  readGoogleState,
  readMergeSecret,
  writeGoogleState,
  writeMergeSecret,
} from '../sessionCookies';
import { isSameText } from '../xsrf';

type Verified = { user: UserRow; password: string };

/** Replaces the hash of a password that was just verified, in the background, if it is outdated. */
function rehashIfOutdated(ports: Ports, { user, password }: Verified) {
  const { data, passwords, background } = ports;
  const { id: userId, passwordHash: expected } = user;
  if (expected === null || !passwords.needsRehash(expected)) return;
  background(async () => {
    const passwordHash = await passwords.hash(password);
    await data.credentials.rehash({ userId, expected, passwordHash });
  });
}

/** The account, if a parallel sign-in has only replaced the hash of the same password; or 401. */
async function requireSamePassword({ data, passwords }: Ports, { user, password }: Verified) {
  const current = await data.users.byId(user.id);
  const hash = current?.passwordHash ?? null;
  const isSame = current?.email === user.email && (await passwords.verify(password, hash));
  if (!isSame) throw unauthenticated(sessionMessages.wrongCredentials);
  return current;
}

/** Opens a session for an account whose password was just verified. */
async function openPasswordSession(
  context: RequestContext,
  verified: Verified,
  options: SessionOptions = {},
) {
  const { ports } = context;
  const opened =
    (await tryOpenSession(context, verified.user, options)) ??
    (await openSession(context, await requireSamePassword(ports, verified), options));
  rehashIfOutdated(ports, verified);
  return opened;
}

const expired = () => unauthenticated(accountMessages.providerExpired);

/**
 * Remembers that this browser has proved the account's address, because the provider's code works
 * only once: a token in a cookie. Returns the failure that asks for the password.
 */
async function startMerge(context: RequestContext, user: UserRow) {
  const token = await issueToken(context.ports, user, 'merge');
  if (!token) return emailTaken();
  writeMergeSecret(context, token);
  return conflict(accountMessages.providerNeedsPassword, 'password');
}

/** Links the provider to the account of the cookie, if `password` is right. */
async function finishMerge(context: RequestContext, password: string) {
  const { ports } = context;
  const token = readMergeSecret(context);
  const user = await findTokenAccount(ports, { kind: 'merge', token });
  if (!user || user.isBlocked) throw expired();
  await requirePassword(context, user, password);
  const linked = await ports.data.credentials.mergeProvider({
    userId: user.id,
    checked: { email: user.email, passwordHash: user.passwordHash },
    tokenHash: await ports.secrets.hash(token),
    providerId: null,
  });
  if (!linked) throw expired();
  writeMergeSecret(context, '');
  await releaseComments(ports, user.id);
  return linked;
}

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

/** Registration, login and the external sign-in provider. */
export const signInHandlers = {
  async register(call) {
    const { user, isLetterSent } = await registerAccount(call, call.body);
    if (user.awaitsApproval) return { message: registrationTexts.waits, user: null };
    const message = isLetterSent ? accountMessages.created : accountMessages.createdWithoutLetter;
    return { message, user: await openSession(call, user, { isNewAccount: true }) };
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
    if (user.isBlocked) throw accountBlocked(user);
    const isProved = await spendRecoveryCode(ports, user, body.recoveryCode);
    const verified = { user, password: body.password };
    const opened = await openPasswordSession(call, verified, { isProved });
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
    const found = await findOrCreateProviderAccount(call, profile, query.invite);
    const { user, needsPassword, isNew: isNewAccount } = found;
    if (user.isBlocked) throw accountBlocked(user);
    if (needsPassword) throw await startMerge(call, user);
    const opened = await openSession(call, user, { isNewAccount });
    return { message: sessionMessages.signedIn, user: opened };
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
