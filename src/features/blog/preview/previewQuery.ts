import type { Answer } from '@contract/endpoint';
import { readPreview } from '@contract/endpoints/previews';
import { limits } from '@contract/limits';
import type { Cache } from '@/store/cache';
import { cachedQuery } from '@/store/cachedQuery';

declare module '@/store/appTypes' {
  interface LazySlices {
    previews: Cache<Answer<typeof readPreview>>;
  }
}

/** The draft that a link shows. The page says why it failed. */
export const previewQuery = cachedQuery({
  name: 'previews',
  cacheOf: ({ previews }) => previews,
  keyOf: (token: string) => token,
  call: (token, { call }) => call(readPreview, { params: { token } }),
  failure: null,
  limit: limits.cache.previews,
  dropsRefused: true,
});
