import { moveGuestDrafts } from '@/store/formDrafts';
import { clearStoredSession, writeStoredSession } from '@/store/session/storedSession';
import type { StartListening } from './startListening';

/** Writes each change of the session to storage, unless the change came from there. */
export function mirrorSession(startListening: StartListening) {
  startListening({
    predicate: (_, { auth }, before) => auth !== before.auth && auth.origin === 'here',
    effect: (_, { getState }) => {
      const { user, tokens } = getState().auth;
      if (user && tokens) writeStoredSession({ user, tokens });
      else clearStoredSession();
    },
  });
}

/** The drafts of a visitor become those of the account with which they sign in. */
export function moveDrafts(startListening: StartListening) {
  startListening({
    predicate: (_, { auth }, before) => auth.user !== null && before.auth.user === null,
    effect: (_, { getState }) => {
      const { user } = getState().auth;
      if (user) moveGuestDrafts(user.id);
    },
  });
}
