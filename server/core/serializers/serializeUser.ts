import type { SessionUser, User } from '@contract/entities';
import type { SessionRow, UserRow } from '@server/data/rows';
import type { Ports } from '../ports';

const defaults = { avatar: '/default-avatar.webp', cover: '/default-cover.webp' };

/** A picture of a user as the wire carries it, with the product's own where there is none. */
export const serializeAvatar = (avatar: string) => ({ secure_url: avatar || defaults.avatar });

export const serializeCover = (cover: string) => ({ secure_url: cover || defaults.cover });

export const toIsoTime = (time: number) => new Date(time).toISOString();

/** A user as their own session sees them. */
function serializeUser(row: UserRow): User {
  const { id, username, email, firstName, lastName, bio, role, isVerified } = row;
  return {
    id,
    username,
    email,
    firstName,
    lastName,
    bio,
    avatar: serializeAvatar(row.avatar),
    bgImage: serializeCover(row.cover),
    role,
    isVerified,
    createdAt: toIsoTime(row.createdAt),
  };
}

/**
 * The user with the session's tokens. They are fingerprints, which tell one session from the next
 * and open nothing: what proves who somebody is stays in cookies that no script can read.
 */
export async function serializeSessionUser(
  { secrets }: Pick<Ports, 'secrets'>,
  user: UserRow,
  session: SessionRow,
): Promise<SessionUser> {
  const [access, refresh] = await Promise.all([
    secrets.hash(`shown:${session.accessHash}`),
    secrets.hash(`shown:${session.refreshHash}`),
  ]);
  return {
    ...serializeUser(user),
    tokens: { accessToken: `shown_${access}`, refreshToken: `shown_${refresh}` },
  };
}
