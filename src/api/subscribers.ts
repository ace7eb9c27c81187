import * as subscribers from '@contract/endpoints/subscribers';
import * as v from 'valibot';
import { apiError } from '@/lib/apiError';
import type { CallOptions } from './call';

/** The subscribers as CSV. */
export async function exportSubscribers({ client, ...options }: CallOptions) {
  const { method, path: url } = subscribers.exportSubscribers;
  const { signal } = options;
  const answer = await client.request({ method, url, ...(signal ? { signal } : {}) });
  if (!v.is(v.string(), answer)) throw apiError('unreadable');
  return answer;
}
