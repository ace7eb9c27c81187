import { offlineCaches } from '@contract/storageKeys';
import { shownCopies } from '@/lib/browser/shownCopies';
import { createBoundedCache, storedAtOf } from './boundedCache';
import { offlineLimits } from './offlineLimits';

/** No page has an address below it. */
const folder = '/offline-answers/';

type OpenOptions = { storage: CacheStorage; account: string; now?: () => number };
type Read = { answer: unknown; ownEmail: string | null };

/** Removes the answers of other accounts, for example if the browser ended before a sign-out had removed them. */
async function forgetOthers({ storage, account }: OpenOptions) {
  const cache = await storage.open(offlineCaches.answers);
  const isOthers = ({ url }: Request) => {
    const [, owner = ''] = new URL(url).pathname.split(folder);
    return owner !== '' && ![account, 'visitor'].includes(owner.split('/', 1)[0] ?? '');
  };
  await Promise.all((await cache.keys()).filter(isOthers).map((request) => cache.delete(request)));
}

/** The text of an answer without the e-mail addresses of others. */
const textOf = ({ answer, ownEmail }: Read) =>
  JSON.stringify(answer, (key, value: unknown) =>
    key === 'email' && typeof value === 'string' && value !== ownEmail ? '' : value,
  );

/** The answers of reading calls on this device. A name begins with the account that has read it. */
export async function openOfflineAnswers(options: OpenOptions) {
  const { storage, now = Date.now } = options;
  const answers = createBoundedCache({
    storage,
    name: offlineCaches.answers,
    most: offlineLimits.answers,
    now,
  });
  await forgetOthers(options);
  return {
    async store(name: string, read: Read) {
      shownCopies.drop(name);
      await answers.put(folder + name, new Response(textOf(read)));
    },
    async find(name: string): Promise<unknown> {
      const stored = await answers.match(folder + name);
      if (!stored) return undefined;
      shownCopies.note(name, storedAtOf(stored) ?? now());
      return stored.json();
    },
  };
}
