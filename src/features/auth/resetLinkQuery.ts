import { readResetLink } from '@contract/endpoints/account';
import { limits } from '@contract/limits';
import { cachedQuery } from '@/store/cachedQuery';

/** Whether a link still works. If that is unknown, the form says so after it is sent. */
export const resetLinkQuery = cachedQuery({
  name: 'resetLinks',
  keyOf: ({ token }: { token: string }) => token,
  call: ({ token }, { call }) => call(readResetLink, { params: { token } }),
  failure: null,
  limit: limits.cache.verifications,
});
