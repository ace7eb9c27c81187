import type { Answer } from '@contract/endpoint';
import { readResetLink } from '@contract/endpoints/account';
import { limits } from '@contract/limits';
import type { Cache } from '@/store/cache';
import { cachedQuery } from '@/store/cachedQuery';

declare module '@/store/appTypes' {
  interface LazySlices {
    resetLinks: Cache<Answer<typeof readResetLink>>;
  }
}

/** Whether a link still works. If that is unknown, the form says so after it is sent. */
export const resetLinkQuery = cachedQuery({
  name: 'resetLinks',
  cacheOf: ({ resetLinks }) => resetLinks,
  keyOf: ({ token }: { token: string }) => token,
  call: ({ token }, { call }) => call(readResetLink, { params: { token } }),
  failure: null,
  limit: limits.cache.verifications,
});
