import * as follows from '@contract/endpoints/follows';
import { type CallOptions, call } from './call';

export const readFollow = (authId: string, options: CallOptions) =>
  call(follows.readFollow, { body: { authId } }, options);

export const followAuthor = (body: { authId: string; blogId?: string }, options: CallOptions) =>
  call(follows.followAuthor, { body }, options);

export const unfollowAuthor = (followId: string, options: CallOptions) =>
  call(follows.unfollowAuthor, { params: { followId } }, options);
