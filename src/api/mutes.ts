import * as mutes from '@contract/endpoints/mutes';
import { type CallOptions, call } from './call';

export const muteUser = (id: string, options: CallOptions) =>
  call(mutes.muteUser, { params: { id } }, options);

export const unmuteUser = (id: string, options: CallOptions) =>
  call(mutes.unmuteUser, { params: { id } }, options);
