import type { User } from '@contract/entities';
import type { KeptAnswers } from '@/api/client';
import { whenQuiet } from '@/lib/browser/whenQuiet';
import { once } from '@/lib/once';

/** The pages of the service worker can be opened without a connection; others have nothing to find. */
const isControlled = () => (globalThis.navigator.serviceWorker?.controller ?? null) !== null;

/**
 * Keeps the answers that the present account has read. Their code is loaded when the page is quiet, or when a call gets no
 * answer. Moderators and administrators read what concerns others, so nothing is kept for them.
 */
export function createKeptAnswers(readUser: () => User | null): KeptAnswers {
  const accountOf = () => readUser()?.id ?? 'visitor';
  const open = once(async () => {
    const { openKeptAnswers } = await import('@/offline/keptAnswers');
    return openKeptAnswers({ storage: caches, account: accountOf() });
  });

  function nameOf(key: string) {
    const user = readUser();
    if (!isControlled() || (user && user.role !== 'user')) return null;
    return `${accountOf()}/${encodeURIComponent(key)}`;
  }

  return {
    nameOf,
    keepsKnown: document.documentElement.dataset['storedAt'] === undefined,
    async keep(key, { name, answer }) {
      await whenQuiet();
      if (nameOf(key) !== name) return;
      const answers = await open().catch(() => null);
      await answers?.keep(name, { answer, ownEmail: readUser()?.email ?? null });
    },
    async find(name) {
      const answers = await open().catch(() => null);
      return answers?.find(name);
    },
  };
}
