import { type ProfileForm, profileRules } from '@contract/rules';
import { profileMessages } from '@contract/texts/apiMessages';
import { normalizeUsername } from '@contract/usernames';
import { emailKey } from '@server/data/accounts/emailKey';
import type { Call, Handlers } from '../../context';
import { requireLetter } from '../../emails/emailLimits';
import { unauthenticated } from '../../failure';
import { removeFiles } from '../../files/removeFiles';
import { inspectPicture } from '../../files/sniffPicture';
import { storePicture } from '../../files/storePicture';
import { checkRules } from '../../http/checkRules';
import { serializeSessionUser } from '../../serializers/serializeUser';
import { emailTaken, usernameTaken } from '../accountErrors';
import { changeEmail } from '../changeEmail';
import { nameSkeleton } from '../nameSkeleton';
import { requireOwner } from '../requireOwner';

type Texts = Omit<ProfileForm, 'avatar'>;

function trimmed({ firstName, lastName, bio, email, username }: Texts): Texts {
  return {
    firstName: firstName.trim(),
    lastName: lastName.trim(),
    bio: bio.trim(),
    email: email.trim(),
    username: normalizeUsername(username),
  };
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
    await requireOwner(call, { ...owner, password: body.password });
    await requireLetter(call, form.email);
  }
  const stored = avatarFile && (await storePicture(ports, { file: avatarFile, use: 'avatar' }));
  const patch = {
    ...form,
    nameSkeleton: nameSkeleton(form.username),
    ...(stored ? { avatar: stored.url } : {}),
    ...(body.showsEmail === undefined ? {} : { showsEmail: body.showsEmail }),
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
    const { user, isPending } = await saveForm(call);
    return {
      message: isPending ? profileMessages.confirmEmail : profileMessages.updated,
      user: await serializeSessionUser(call.ports, user, call.session),
    };
  },
} satisfies Partial<Handlers>;
