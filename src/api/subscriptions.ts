import * as subscriptions from '@contract/endpoints/subscriptions';
import { type CallOptions, call } from './call';

export const subscribe = (body: { email: string; authorId: string | null }, options: CallOptions) =>
  call(subscriptions.subscribe, { body }, options);

export const confirmSubscription = (token: string, options: CallOptions) =>
  call(subscriptions.confirmSubscription, { params: { token } }, options);

export const stopLetters = (token: string, options: CallOptions) =>
  call(subscriptions.stopLetters, { params: { token } }, options);

export const resumeLetters = (token: string, options: CallOptions) =>
  call(subscriptions.resumeLetters, { params: { token } }, options);
