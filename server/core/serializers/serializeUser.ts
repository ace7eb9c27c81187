import type { SessionUser, User } from '@contract/entities';
import { defaultPictures } from '@contract/pictureVersions';
import type { SessionRow, UserRow } from '@server/data/rows';
import type { Ports } from '../ports';

/** The user's avatar, or the default one. */
export const serializeAvatar = (avatar: string) => ({
  secure_url: avatar || defaultPictures.avatar,
});

/** The user’s cover image, or the default one. */
export const serializeCover = (cover: string) => ({ secure_url: cover || defaultPictures.cover });

/** A time as the API’s answers contain it. */
export const toIsoTime = (time: number) => new Date(time).toISOString();

/** The user's own account data. */
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
 * The user with the session's tokens. They only identify the session: the credentials are in
 * HttpOnly cookies, and the API never accepts these tokens.
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
