import type { User } from '@contract/entities';
import { oncePerObject } from '@contract/oncePerObject';
import type { RootState } from './appTypes';

const viewerOf = oncePerObject((user: User) => ({ ...user, isBlocked: false as const }));

/** The signed-in user as the permissions see them: the same object for the same user. */
export function selectViewer({ auth: { user } }: Pick<RootState, 'auth'>) {
  return user && viewerOf(user);
}

/** A gate for thunks: visitors get this message. */
export const onlySignedIn =
  (message: string) =>
  ({ auth }: Pick<RootState, 'auth'>) =>
    auth.isLoggedIn ? null : message;
