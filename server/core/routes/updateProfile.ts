import { type ProfileForm, profileRules } from '@contract/rules';
import { profileMessages } from '@contract/texts/apiMessages';
import { normalizeUsername } from '@contract/usernames';
import type { UserRow } from '@server/data/rows';
import { emailTaken, usernameTaken } from '../accounts/accountErrors';
import { nameSkeleton } from '../accounts/nameSkeleton';
import { inspectImage } from '../files/inspectImage';
import { removeFiles } from '../files/removeFiles';
import { storeImage } from '../files/storeImage';
import { checkRules } from '../http/checkRules';
import { unauthenticated } from '../http/failure';
import type { Call, Handlers } from '../http/handlerTypes';
import { sendVerificationEmail } from '../mail/sendAccountEmails';
import { serializeSessionUser } from '../serializers/serializeUser';
import { requireSignedIn } from '../session/requireSignedIn';

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
  const avatar = await inspectImage(body.avatar);
  const form = trimmed(body);
  checkRules(profileRules, { ...form, avatar });
  return { form, avatarFile: avatar ? body.avatar : undefined };
}

const isSameAddress = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

async function changeAccount(call: Call<'updateProfile'>, viewer: UserRow) {
  const { ports } = call;
  const { form, avatarFile } = await readForm(call);
  const stored = avatarFile && (await storeImage(ports, { file: avatarFile, use: 'avatar' }));
  const isVerified = viewer.isVerified && isSameAddress(form.email, viewer.email);
  const patch = {
    ...form,
    nameSkeleton: nameSkeleton(form.username),
    isVerified,
    avatar: stored?.url ?? viewer.avatar,
  };
  const changed = await ports.data.users.update(viewer.id, patch);
  const failed = changed === null || typeof changed === 'string';
  if (stored) removeFiles(ports, { urls: [failed ? stored.url : viewer.avatar] });
  if (changed === null) throw unauthenticated();
  if (changed === 'username taken') throw usernameTaken();
  if (changed === 'email taken') throw emailTaken();
  return changed;
}

/** Updating the user’s own profile. */
export const updateProfileHandlers = {
  async updateProfile(call) {
    const { viewer, session } = requireSignedIn(call);
    const user = await changeAccount(call, viewer);
    if (!isSameAddress(user.email, viewer.email)) sendVerificationEmail(call.ports, user);
    return {
      message: profileMessages.updated,
      user: await serializeSessionUser(call.ports, user, session),
    };
  },
} satisfies Partial<Handlers>;
