import { moveGuestDrafts } from '@/store/formDrafts';
import type { StartListening } from './startListening';

/** A visitor who signs in keeps their drafts. */
export function moveDrafts(startListening: StartListening) {
  startListening({
    predicate: (_, { auth }, before) => auth.user !== null && before.auth.user === null,
    effect: (_, { getState }) => {
      const { user } = getState().auth;
      if (user) moveGuestDrafts(user.id);
    },
  });
}
