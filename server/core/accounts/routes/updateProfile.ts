import { letterTextAmounts } from '@contract/emails/letterText';
import { coverRules, type ProfileForm, profileRules } from '@contract/rules';
import { inspectPicture } from '@contract/sniffPicture';
import { profileMessages } from '@contract/texts/apiMessages';
import { normalizeUsername } from '@contract/usernames';
import { emailKey } from '@server/data/accounts/emailKey';
import type { Outgoing, ProfilePatch, SessionRow, UserRow } from '@server/data/rows/rows';
import { resolveTimeZone } from '@server/rules/reviewDays';
import type { Call, Handlers } from '../../context';
import { requireLetter } from '../../emails/emailLimits';
import { type LinkEmail, newCancelEmail, newLinkEmail } from '../../emails/newEmail';
import { brokenRule, malformed, unauthenticated } from '../../failure';
import { removeFiles } from '../../files/removeFiles';
import { storePicture } from '../../files/storePicture';
import { checkRules } from '../../http/checkRules';
import { requireVerified } from '../../policy/requirePermission';
import type { Ports } from '../../ports';
import { readSite } from '../../site/readSite';
import type { TokenOwner } from '../../tokens/emailTokens';
import { emailTaken, requireEmailDomain, usernameTaken } from '../accountErrors';
import { nameSkeleton } from '../nameSkeleton';
import { requireOwner } from '../requireOwner';
import { serializeSessionUser } from '../serializeSessionUser';

type EmailChange = {
  viewer: UserRow;
  session: SessionRow;
  patch: ProfilePatch & { email: string };
};

const together = (...parts: readonly LinkEmail[]): Outgoing => ({
  letters: parts.map(({ letter }) => letter),
  tokens: parts.map(({ token }) => token),
});

/**
 * Saves the profile with another address. The address of a verified account changes when the link in the new
 * one's e-mail is opened; the present address gets a link that cancels the change or takes it back. That
 * e-mail has no limit, because a thief could use the limit up; the changes have one. An account that is not
 * verified has the new address at once and gets a verification link.
 */
async function changeEmail(ports: Ports, { viewer, session, patch }: EmailChange) {
  const { id: userId, email, passwordHash } = viewer;
  const owner: TokenOwner = { id: userId, email: patch.email };
  const confirm = await newLinkEmail(ports, 'confirm', owner);
  const verify = await newLinkEmail(ports, 'verify', owner);
  const changed = await ports.data.credentials.changeEmail({
    userId,
    checked: { email, passwordHash },
    patch,
    pending: together(confirm, await newCancelEmail(ports, viewer)),
    atOnce: together(verify),
    keepSession: session.id,
    now: ports.clock.now(),
  });
  if (changed !== null && typeof changed !== 'string') ports.wakeEmails();
  return changed;
}

type Texts = Omit<ProfileForm, 'avatar'>;

type Body = Call<'updateProfile'>['body'];

function trimmed(body: Body): Texts {
  const { firstName = '', lastName = '', bio = '', email = '', username = '' } = body;
  return {
    firstName: firstName.trim(),
    lastName: lastName.trim(),
    bio: bio.trim(),
    email: email.trim(),
    username: normalizeUsername(username),
  };
}

/** The time zone as it is stored, if the request names one. */
function readTimeZone({ timeZone: name }: Body) {
  if (name === undefined) return {};
  const timeZone = name === '' ? '' : resolveTimeZone(name);
  if (timeZone === null) throw brokenRule(profileMessages.unknownTimeZone, 'timeZone');
  return { timeZone };
}

/** How much of a post its e-mails show, as it is stored, if the request names it. */
function readLetterText({ letterText: amount }: Body, viewer: UserRow) {
  if (amount === undefined) return {};
  requireVerified(viewer);
  const known = letterTextAmounts.find((one) => one === amount);
  if (!known) throw brokenRule(profileMessages.unknownLetterText, 'letterText');
  return { letterText: known };
}

const readChoices = ({ body, viewer }: Call<'updateProfile'>) => ({
  ...readTimeZone(body),
  ...readLetterText(body, viewer),
});

/** Whether only choices beside the form are to change: no field of the form is there. */
function changesOnlyChoices({ timeZone, letterText, ...form }: Body) {
  const isChosen = timeZone !== undefined || letterText !== undefined;
  return isChosen && Object.values(form).every((field) => field === undefined);
}

async function saveChoices(call: Call<'updateProfile'>) {
  const { ports, viewer } = call;
  const changed = await ports.data.users.update(viewer.id, readChoices(call));
  if (changed === null || typeof changed === 'string') throw unauthenticated();
  return changed.after;
}

async function readForm({ body }: Call<'updateProfile'>) {
  const avatar = await inspectPicture(body.avatar);
  const form = trimmed(body);
  checkRules(profileRules, { ...form, avatar });
  return { form, avatarFile: avatar ? body.avatar : undefined };
}

/** Saves the form; another address is proved and changed with the other fields in one step. */
async function saveForm(call: Call<'updateProfile'>) {
  const { ports, body, viewer, session } = call;
  const owner = { viewer, session };
  const { form, avatarFile } = await readForm(call);
  const isSameAddress = emailKey(form.email) === emailKey(viewer.email);
  if (!isSameAddress) {
    requireEmailDomain(await readSite(ports), form.email);
    await requireOwner(call, { ...owner, password: body.password ?? '' });
    await requireLetter(call, form.email);
  }
  const stored = avatarFile && (await storePicture(ports, { file: avatarFile, use: 'avatar' }));
  const patch = {
    ...form,
    nameSkeleton: nameSkeleton(form.username),
    ...(stored ? { avatar: stored.url } : {}),
    ...(body.showsEmail === undefined ? {} : { showsEmail: body.showsEmail }),
    ...readChoices(call),
  };
  const changed = isSameAddress
    ? await ports.data.users.update(viewer.id, patch)
    : await changeEmail(ports, { ...owner, patch });
  const isSaved = changed !== null && typeof changed !== 'string';
  if (stored) removeFiles(ports, { urls: [isSaved ? changed.before.avatar : stored.url] });
  if (changed === 'username taken') throw usernameTaken();
  if (changed === 'email taken') throw emailTaken();
  if (changed === null) throw unauthenticated();
  return { user: changed.after, isPending: !isSameAddress && changed.after.pendingEmail !== null };
}

/** Updating the user’s own profile. */
export const updateProfileHandlers = {
  async updateProfile(call) {
    if (changesOnlyChoices(call.body)) {
      const user = await serializeSessionUser(call.ports, await saveChoices(call), call.session);
      const { timeZoneSaved, letterTextSaved } = profileMessages;
      return {
        message: call.body.letterText === undefined ? timeZoneSaved : letterTextSaved,
        user,
      };
    }
    const { user, isPending } = await saveForm(call);
    return {
      message: isPending ? profileMessages.confirmEmail : profileMessages.updated,
      user: await serializeSessionUser(call.ports, user, call.session),
    };
  },

  /** The cover image of the user’s profile. */
  async changeCover(call) {
    const { viewer } = call;
    const { ports, body } = call;
    checkRules(coverRules, { bgImage: await inspectPicture(body.bgImage) });
    if (!body.bgImage) throw malformed();
    const { url } = await storePicture(ports, { file: body.bgImage, use: 'cover' });
    const changed = await ports.data.users.update(viewer.id, { cover: url });
    const isChanged = changed !== null && typeof changed !== 'string';
    removeFiles(ports, { urls: [isChanged ? changed.before.cover : url] });
    if (!isChanged) throw unauthenticated();
    return { message: profileMessages.coverUpdated };
  },
} satisfies Partial<Handlers>;
