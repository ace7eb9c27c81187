import type { User } from '@contract/entities';
import type { OfflineAnswers } from '@/api/client';
import { whenQuiet } from '@/lib/browser/whenQuiet';
import { once } from '@/lib/once';

/** The pages of the service worker can be opened without a connection; others have nothing to find. */
const isControlled = () => (globalThis.navigator.serviceWorker?.controller ?? null) !== null;

/**
 * Stores the answers that the present account has read. Their code is loaded when the page is quiet, or when a call gets no
 * answer. Moderators and administrators read what concerns others, so nothing is stored for them.
 */
export function createOfflineAnswers(readUser: () => User | null): OfflineAnswers {
  const accountOf = () => readUser()?.id ?? 'visitor';
  const open = once(async () => {
    const { openOfflineAnswers } = await import('@/offline/offlineAnswers');
    return openOfflineAnswers({ storage: caches, account: accountOf() });
  });

  function nameOf(key: string) {
    const user = readUser();
    if (!isControlled() || (user && user.role !== 'user')) return null;
    return `${accountOf()}/${encodeURIComponent(key)}`;
  }

  return {
    nameOf,
    storesKnown: document.documentElement.dataset['storedAt'] === undefined,
    async store(key, { name, answer }) {
      await whenQuiet();
      if (nameOf(key) !== name) return;
      const answers = await open().catch(() => null);
      await answers?.store(name, { answer, ownEmail: readUser()?.email ?? null });
    },
    async find(name) {
      const answers = await open().catch(() => null);
      return answers?.find(name);
    },
  };
}
