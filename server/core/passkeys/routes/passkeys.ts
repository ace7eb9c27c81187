import { type Passkey, passkeyLimits } from '@contract/passkeys/passkeyEntities';
import { passkeyTexts } from '@contract/texts/passkeyTexts';
import type { PasskeyRow } from '@server/data/rows/rows';
import { requireUnblocked } from '../../accounts/accountErrors';
import { newRecoveryCodes } from '../../accounts/recoveryCodes';
import { requireOwner } from '../../accounts/requireOwner';
import { serializeSessionUser } from '../../accounts/serializeSessionUser';
import type { Call, Handlers, MemberContext } from '../../context';
import { passkeyAddedOf, passkeyRemovedOf, passkeyRequiredOf } from '../../emails/newEmail';
import { brokenRule, conflict, forbidden, notFound } from '../../failure';
import { toIsoTime } from '../../serializers/serializeUser';
import { describeDevice } from '../../sessions/describeDevice';
import { readSite } from '../../site/readSite';
import { addingIn, consumeChallenge, issueChallenge } from '../challenges';
import { algorithms, readCreated, rpIdOf, userHandleOf } from '../checkCredential';

const serializePasskey = ({ id, name, createdAt, lastUsedAt }: PasskeyRow): Passkey => ({
  _id: id,
  name,
  createdAt: toIsoTime(createdAt),
  lastUsedAt: lastUsedAt === null ? null : toIsoTime(lastUsedAt),
});

const publicKey = 'public-key' as const;

/** What the browser needs to create a passkey that it can find by itself, on a device that knows its owner. */
async function creationOptions({ ports, viewer }: MemberContext, challenge: string) {
  const known = await ports.data.passkeys.list(viewer.id);
  const { name } = await readSite(ports);
  return {
    challenge,
    rp: { id: rpIdOf(ports.settings), name },
    user: {
      id: userHandleOf(viewer),
      name: viewer.username,
      displayName: `${viewer.firstName} ${viewer.lastName}`.trim(),
    },
    pubKeyCredParams: algorithms.map((alg) => ({ alg, type: publicKey })),
    timeout: passkeyLimits.answerWithin,
    attestation: 'none' as const,
    excludeCredentials: known.map(({ credentialId: id, transports }) => ({
      id,
      type: publicKey,
      transports: [...transports],
    })),
    authenticatorSelection: {
      residentKey: 'required' as const,
      requireResidentKey: true as const,
      userVerification: 'required' as const,
    },
  };
}

async function readNewPasskey(call: Call<'addPasskey'>): Promise<PasskeyRow> {
  const { ports, viewer, session, body, userAgent } = call;
  const challenge = await consumeChallenge(call, addingIn(session));
  if (challenge === null) throw conflict(passkeyTexts.expired);
  const created = await readCreated(ports.settings, challenge, body.credential);
  if (!created) throw brokenRule(passkeyTexts.unfit);
  return {
    ...created,
    id: ports.ids.next(),
    userId: viewer.id,
    name: body.name.trim() || describeDevice(userAgent),
    createdAt: ports.clock.now(),
    lastUsedAt: null,
  };
}

/** Throws 403 if the account was blocked meanwhile, else 404. */
async function passkeyMissing(call: MemberContext) {
  await requireUnblocked(call);
  return notFound(passkeyTexts.notFound);
}

/** The passkeys of the viewer's account. */
export const passkeyHandlers = {
  async listPasskeys({ ports, viewer }) {
    const rows = await ports.data.passkeys.list(viewer.id);
    const { needsPasskey: isRequired, recoveryHashes } = viewer;
    const passkeys = rows.map(serializePasskey);
    return { message: passkeyTexts.listed, passkeys, isRequired, codesLeft: recoveryHashes.length };
  },

  async requirePasskey(call) {
    const { ports, viewer, session, body } = call;
    const { isRequired, password } = body;
    await requireOwner(call, { viewer, session, password }, passkeyTexts);
    const { codes, hashes } = isRequired
      ? await newRecoveryCodes(ports)
      : { codes: [], hashes: null };
    const { id: userId, email, passwordHash } = viewer;
    const checked = { email, passwordHash };
    const outcome = await ports.data.passkeys.require(
      { userId, checked, hashes },
      await passkeyRequiredOf(ports, viewer, isRequired),
    );
    if (outcome === 'not allowed') throw forbidden();
    if (outcome === 'no passkey') throw conflict(passkeyTexts.addFirst);
    ports.wakeEmails();
    const user = (await ports.data.users.byId(userId)) ?? viewer;
    return {
      message: isRequired ? passkeyTexts.requiredNow : passkeyTexts.notRequired,
      codes,
      user: await serializeSessionUser(ports, user, session),
    };
  },

  async startPasskey(call) {
    const { ports, viewer, session, body } = call;
    // Only a verified address gets the e-mail about it.
    if (!viewer.isVerified) throw forbidden(passkeyTexts.notVerified);
    await requireOwner(call, { viewer, session, password: body.password }, passkeyTexts);
    const known = await ports.data.passkeys.list(viewer.id);
    if (known.length >= passkeyLimits.most) throw conflict(passkeyTexts.tooMany);
    const challenge = await issueChallenge(call, addingIn(session));
    return { message: passkeyTexts.started, options: await creationOptions(call, challenge) };
  },

  async addPasskey(call) {
    const { ports, viewer } = call;
    const passkey = await readNewPasskey(call);
    const { email, passwordHash } = viewer;
    const outcome = await ports.data.passkeys.add(
      { passkey, checked: { email, passwordHash }, most: passkeyLimits.most },
      await passkeyAddedOf(ports, viewer, passkey.name),
    );
    if (outcome === 'not allowed') throw forbidden();
    if (outcome === 'too many') throw conflict(passkeyTexts.tooMany);
    if (outcome === 'is known') throw conflict(passkeyTexts.isKnown);
    ports.wakeEmails();
    return { message: passkeyTexts.added, passkey: serializePasskey(passkey) };
  },

  async renamePasskey(call) {
    const { ports, viewer, params, body } = call;
    const name = body.name.trim();
    if (name === '') throw brokenRule(passkeyTexts.nameMissing, 'name');
    const own = { id: params.id, userId: viewer.id };
    if (!(await ports.data.passkeys.rename(own, name))) throw await passkeyMissing(call);
    return { message: passkeyTexts.renamed };
  },

  async removePasskey(call) {
    const { ports, viewer, params } = call;
    const own = { id: params.id, userId: viewer.id };
    const known = await ports.data.passkeys.list(viewer.id);
    const name = known.find(({ id }) => id === own.id)?.name ?? '';
    const outcome = await ports.data.passkeys.remove(own, passkeyRemovedOf(ports, viewer, name));
    if (outcome === 'is needed') throw conflict(passkeyTexts.isLast);
    if (outcome === 'missing') throw await passkeyMissing(call);
    ports.wakeEmails();
    return { message: passkeyTexts.removed };
  },
} satisfies Partial<Handlers>;
