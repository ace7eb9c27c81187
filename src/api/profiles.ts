import type { CallInput } from '@contract/endpoint';
import * as profiles from '@contract/endpoints/profiles';
import { type CallOptions, call } from './call';

export const readProfile = (
  username: string,
  body: CallInput<typeof profiles.readProfile>['body'],
  options: CallOptions,
) => call(profiles.readProfile, { params: { username }, body }, options);

export const updateProfile = (
  body: CallInput<typeof profiles.updateProfile>['body'],
  options: CallOptions,
) => call(profiles.updateProfile, { body }, options);

export const changeCover = (bgImage: Blob, options: CallOptions) =>
  call(profiles.changeCover, { body: { bgImage } }, options);

export const deleteAccount = (
  { id, ...body }: { id: string; password?: string; reason?: string },
  options: CallOptions,
) => call(profiles.deleteAccount, { params: { id }, body }, options);

type Account = { id: string; username: string };

export const blockUser = (account: Account & { reason: string }, options: CallOptions) =>
  call(profiles.blockUser, { params: { id: account.id }, body: account }, options);

export const unblockUser = (account: Account, options: CallOptions) =>
  call(profiles.unblockUser, { params: { id: account.id }, body: account }, options);
