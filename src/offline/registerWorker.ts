import { offlineWorkerPath } from '@contract/storageKeys';
import { savesData } from '@/lib/browser/savesData';
import type { WorkerMessage } from './messages';

type RegisterOptions = {
  /** Resolves when the reader is signed in. */
  whenMember: Promise<void>;
};

/** The document and the files that the page has loaded from this site. */
function loadedAddresses() {
  const { origin, pathname, search } = window.location;
  const document = window.document.documentElement.dataset['address'] ?? pathname + search;
  const files = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${origin}/`))
    .map((name) => name.slice(origin.length));
  return [...new Set([document, ...files])];
}

/** Registers the service worker, and tells it what to cache. Without service workers nothing is cached. */
export async function registerWorker({ whenMember }: RegisterOptions) {
  if (!('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  const isControlled = serviceWorker.controller !== null;
  try {
    await serviceWorker.register(offlineWorkerPath, { updateViaCache: 'none' });
  } catch {
    // Some browsers refuse service workers in private windows.
    return;
  }
  const { active } = await serviceWorker.ready;
  const send = (message: WorkerMessage) => active?.postMessage(message);
  if (!isControlled) send({ type: 'keep', addresses: loadedAddresses() });
  if (savesData()) return;
  await whenMember;
  send({ type: 'keepMemberFiles' });
}
