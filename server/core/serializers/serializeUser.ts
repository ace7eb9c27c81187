import type { SessionUser, User } from '@contract/entities';
import type { SessionRow, UserRow } from '@server/data/rows/rows';
import type { Ports } from '../ports';

/** The avatar or cover image of an account, without a URL if there is none. */
export const serializePicture = (url: string) => (url ? { secure_url: url } : {});

/** A time as the API’s answers contain it. */
export const toIsoTime = (time: number) => new Date(time).toISOString();

/** The user's own account data. */
function serializeUser(row: UserRow): User {
  const { id, username, email, firstName, lastName, bio, role, isVerified } = row;
  const { showsEmail, keepsReads, timeZone, letterText } = row;
  return {
    id,
    username,
    email,
    firstName,
    lastName,
    bio,
    avatar: serializePicture(row.avatar),
    bgImage: serializePicture(row.cover),
    role,
    isVerified,
    pendingEmail: row.pendingEmail,
    showsEmail,
    keepsReads,
    timeZone,
    letterText,
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
