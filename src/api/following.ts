import * as following from '@contract/endpoints/following';
import { type CallOptions, call } from './call';

export const listFollowedPosts = (skip: number, options: CallOptions) =>
  call(following.listFollowedPosts, { query: { skip } }, options);

export const seeFollowedPosts = (until: string, options: CallOptions) =>
  call(following.seeFollowedPosts, { body: { until } }, options);

export const followTopic = (tag: string, options: CallOptions) =>
  call(following.followTopic, { params: { tag } }, options);

export const unfollowTopic = (tag: string, options: CallOptions) =>
  call(following.unfollowTopic, { params: { tag } }, options);

export const listTopics = (options: CallOptions) => call(following.listTopics, {}, options);
