import { offlineCaches } from '@contract/storageKeys';
import { queuedCalls } from '@/lib/browser/queuedCalls';
import type { StartListening } from './startListening';

const { pages, pictures, answers } = offlineCaches;

/** Removes what shows what a member has read, and what waits to be sent, after a sign-out and for another member. */
export function forgetCopies(startListening: StartListening) {
  startListening({
    predicate: (_, { auth }, before) =>
      before.auth.user !== null && before.auth.user.id !== auth.user?.id,
    effect: async () => {
      queuedCalls.giveUpAll();
      // Missing on pages without TLS.
      if (!('caches' in globalThis)) return;
      await Promise.allSettled([pages, pictures, answers].map((name) => caches.delete(name)));
    },
  });
}
