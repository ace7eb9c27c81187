import type { SessionUser, User } from '@contract/entities';
import type { SessionRow, UserRow } from '@server/data/rows';
import type { Ports } from '../ports';

const defaults = { avatar: '/default-avatar.webp', cover: '/default-cover.webp' };

/** A picture of a user as the wire carries it, with the product's own where there is none. */
export const avatarOnWire = (avatar: string) => ({ secure_url: avatar || defaults.avatar });

export const coverOnWire = (cover: string) => ({ secure_url: cover || defaults.cover });

export const timeOnWire = (time: number) => new Date(time).toISOString();

/** A user as their own session sees them. */
function userOnWire(row: UserRow): User {
  const { id, username, email, firstName, lastName, bio, role, isVerified } = row;
  return {
    id,
    username,
    email,
    firstName,
    lastName,
    bio,
    avatar: avatarOnWire(row.avatar),
    bgImage: coverOnWire(row.cover),
    role,
    isVerified,
    createdAt: timeOnWire(row.createdAt),
  };
}

/**
 * The user with the session's tokens. They are fingerprints, which tell one session from the next
 * and open nothing: what proves who somebody is stays in cookies that no script can read.
 */
export async function sessionUserOnWire(
  { secrets }: Pick<Ports, 'secrets'>,
  user: UserRow,
  session: SessionRow,
): Promise<SessionUser> {
  const [access, refresh] = await Promise.all([
    secrets.hash(`shown:${session.accessHash}`),
    secrets.hash(`shown:${session.refreshHash}`),
  ]);
  return {
    ...userOnWire(user),
    tokens: { accessToken: `shown_${access}`, refreshToken: `shown_${refresh}` },
  };
}
