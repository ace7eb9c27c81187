import * as subscribers from '@contract/endpoints/subscribers';
import * as v from 'valibot';
import { apiError } from '@/lib/apiError';
import { type CallOptions, call } from './call';

export const subscribe = (body: { email: string; authorId: string | null }, options: CallOptions) =>
  call(subscribers.subscribe, { body }, options);

export const confirmSubscription = (token: string, options: CallOptions) =>
  call(subscribers.confirmSubscription, { params: { token } }, options);

export const stopLetters = (token: string, options: CallOptions) =>
  call(subscribers.stopLetters, { params: { token } }, options);

export const listSubscribers = (skip: number, options: CallOptions) =>
  call(subscribers.listSubscribers, { query: { skip } }, options);

/** The subscribers as CSV. */
export async function exportSubscribers({ client, ...options }: CallOptions) {
  const { method, path: url } = subscribers.exportSubscribers;
  const { signal } = options;
  const answer = await client.request({ method, url, ...(signal ? { signal } : {}) });
  if (!v.is(v.string(), answer)) throw apiError('unreadable');
  return answer;
}
