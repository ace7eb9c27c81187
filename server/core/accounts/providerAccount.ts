import { limits } from '@contract/limits';
import type { UserRow } from '@server/data/rows';
import { sendFirstEmails } from '../mail/sendAccountEmails';
import type { Ports, ProviderProfile } from '../ports';
import { emailTaken } from './accountErrors';
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

async function createAccount(ports: Ports, profile: ProviderProfile) {
  const { email, firstName, lastName, picture } = profile;
  for (const username of usernameCandidates(email, ports)) {
    const user = await ports.data.users.insert(
      newAccountRow(ports, {
        username,
        email: email.trim(),
        firstName: firstName.trim() || username,
        lastName: lastName.trim(),
        avatar: picture.startsWith('https://') ? picture : '',
        isVerified: profile.emailVerified,
        passwordHash: null,
      }),
    );
    if (user === 'email taken') throw emailTaken();
    if (user !== 'username taken') return user;
  }
  throw new Error(`No username was free for ${email}`);
}

/**
 * The account's creator never verified the e-mail address, so their sessions and password must not
 * work once the owner of the address signs in.
 */
async function takeOver({ data }: Ports, user: UserRow) {
  await data.sessions.removeOfUser(user.id);
  const updated = await data.users.update(user.id, { isVerified: true, passwordHash: null });
  return updated === null || typeof updated === 'string' ? user : updated;
}

/** Finds the account with the profile's e-mail address, or creates it. */
export async function findOrCreateProviderAccount(ports: Ports, profile: ProviderProfile) {
  const existing = await ports.data.users.byEmail(profile.email.trim());
  if (existing) {
    if (!profile.emailVerified) throw emailTaken();
    return existing.isVerified ? existing : takeOver(ports, existing);
  }
  const user = await createAccount(ports, profile);
  sendFirstEmails(ports, user);
  return user;
}
