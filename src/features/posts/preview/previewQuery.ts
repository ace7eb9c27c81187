import { readPreview } from '@contract/endpoints/previews';
import { limits } from '@contract/limits';
import { cachedQuery } from '@/store/cachedQuery';

/** The draft that a link shows. The page says why it failed. */
export const previewQuery = cachedQuery({
  name: 'previews',
  keyOf: (token: string) => token,
  call: (token, { call }) => call(readPreview, { params: { token } }),
  failure: null,
  limit: limits.cache.previews,
  dropsRefused: true,
});
