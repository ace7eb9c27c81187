import type { User } from '@contract/entities';
import type { UserRow } from '@server/data/rows/rows';

/** The avatar or cover image of an account, without a URL if there is none. */
export const serializePicture = (url: string) => (url ? { secure_url: url } : {});

/** A time as the API’s answers contain it. */
export const toIsoTime = (time: number) => new Date(time).toISOString();

/** The user's own account data. `serializeSessionUser` says which rights it has now. */
export function serializeUser(row: UserRow): User {
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
