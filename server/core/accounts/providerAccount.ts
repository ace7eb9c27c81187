import { limits } from '@contract/limits';
import type { InviteRow, SiteSettings, UserRow } from '@server/data/rows/rows';
import { releaseComments } from '../comments/reviewRule';
import type { RequestContext } from '../context';
import { mayReceiveFirstEmail } from '../emails/emailLimits';
import { firstEmail, welcomeOf } from '../emails/newEmail';
import type { Ports, ProviderProfile } from '../ports';
import { emailTaken, requireOpenSignUps } from './accountErrors';
import { findInvite, inviteEnded, requireAddress } from './findInvite';
import { insertAccount } from './insertAccount';
import { newAccountRow } from './newAccountRow';

/** A username from an e-mail address, at least as long as the rule demands. */
function usernameFrom(email: string) {
  const [name = ''] = email.toLowerCase().split('@', 1);
  const plain = name.replaceAll(/[^a-z0-9._-]/g, '').slice(0, 20);
  return plain.length >= limits.usernameLength ? plain : `${plain}-reader`;
}

const numberedTries = 8;

/** The name itself, then numbered, then with a random suffix. */
function usernameCandidates(email: string, { secrets }: Ports) {
  const name = usernameFrom(email);
  const numbered = Array.from({ length: numberedTries }, (_, at) => `${name}${at + 2}`);
  return [name, ...numbered, `${name}-${secrets.random().slice(0, 10).toLowerCase()}`];
}

type Sender = Pick<RequestContext, 'ports' | 'client'>;

type Applicant = {
  profile: ProviderProfile;
  invite: InviteRow | null;
  site: Pick<SiteSettings, 'registration'>;
};

async function createAccount(sender: Sender, { profile, invite, site }: Applicant) {
  const { ports } = sender;
  const { email, firstName, lastName, picture, emailVerified: isVerified } = profile;
  const mayReceive = await mayReceiveFirstEmail(sender, { email, isVerified });
  for (const username of usernameCandidates(email, ports)) {
    const row = {
      ...newAccountRow(ports, {
        username,
        email: email.trim(),
        firstName: firstName.trim() || username,
        lastName: lastName.trim(),
        avatar: picture.startsWith('https://') ? picture : '',
        isVerified,
        isProviderLinked: isVerified,
        passwordHash: null,
      }),
      providerId: isVerified ? profile.id : null,
    };
    const outgoing = mayReceive ? await firstEmail(ports, row) : undefined;
    const user = await insertAccount(ports, row, { outgoing, invite, site });
    if (user === 'invite used') throw inviteEnded();
    if (user === 'email taken') throw emailTaken();
    if (user !== 'username taken') return user;
  }
  throw new Error(`No username was free for ${email}`);
}

/** An account for the profile, which can be new to its owner, or one that has to be opened with its password first. */
export type ProviderSignIn = { user: UserRow; needsPassword: boolean; isNew?: true };

/** Links the provider to an account that the profile's address belongs to. */
async function mergeAccount(
  ports: Ports,
  user: UserRow,
  providerId: string,
): Promise<ProviderSignIn> {
  const { data } = ports;
  const { id: userId, email, passwordHash } = user;
  if (!user.wasVerified) {
    // The account's creator never proved the address, so their password and links must not work
    // once its owner signs in.
    const claim = { userId, email, providerId };
    const taken = await data.credentials.takeOver(claim, welcomeOf(ports, user));
    if (!taken) throw emailTaken();
    await releaseComments(ports, userId);
    ports.wakeEmails();
    return { user: taken, needsPassword: false, isNew: true };
  }
  if (passwordHash !== null) return { user, needsPassword: true };
  // Another address of this account was verified; its owner has not proved the current one.
  if (!user.isVerified) throw emailTaken();
  const checked = { email, passwordHash };
  const linked = await data.credentials.mergeProvider({
    userId,
    checked,
    tokenHash: null,
    providerId,
  });
  if (!linked) throw emailTaken();
  await releaseComments(ports, userId);
  return { user: linked, needsPassword: false };
}

/** Opens an account that is linked to the profile's address. */
async function openLinked({ data }: Ports, user: UserRow, providerId: string) {
  const { id: userId, email } = user;
  // Another account at the provider can have the address now.
  if (user.providerId !== null) throw emailTaken();
  if (!(await data.credentials.storeProviderId({ userId, email, providerId }))) throw emailTaken();
  return { user: { ...user, providerId }, needsPassword: false };
}

/**
 * Finds the account that is linked to the profile; if there is none, the one with its e-mail address;
 * or creates one.
 */
export async function findOrCreateProviderAccount(
  sender: Sender,
  profile: ProviderProfile,
  inviteToken: string,
): Promise<ProviderSignIn> {
  const { ports } = sender;
  const linked = await ports.data.users.byProviderId(profile.id);
  if (linked) return { user: linked, needsPassword: false };
  const existing = await ports.data.users.byEmail(profile.email.trim());
  if (existing) {
    if (!profile.emailVerified) throw emailTaken();
    if (existing.isBlocked) return { user: existing, needsPassword: false };
    if (existing.isProviderLinked) return openLinked(ports, existing, profile.id);
    return mergeAccount(ports, existing, profile.id);
  }
  const invite = await findInvite(ports, inviteToken);
  const site = await requireOpenSignUps(ports, { isInvited: invite !== null });
  requireAddress(site, invite, profile.email);
  const user = await createAccount(sender, { profile, invite, site });
  ports.wakeEmails();
  return { user, needsPassword: false, isNew: true };
}
