import type { User } from '@contract/entities';
import type { RootState } from './appTypes';

const viewers = new WeakMap<User, User & { isBlocked: false }>();

/** The signed-in user as the permissions see them: the same object for the same user. */
export function selectViewer({ auth: { user } }: Pick<RootState, 'auth'>) {
  if (!user) return null;
  const viewer = viewers.get(user) ?? { ...user, isBlocked: false };
  viewers.set(user, viewer);
  return viewer;
}

/** A gate for thunks: visitors get this message. */
export const onlySignedIn =
  (message: string) =>
  ({ auth }: Pick<RootState, 'auth'>) =>
    auth.isLoggedIn ? null : message;
