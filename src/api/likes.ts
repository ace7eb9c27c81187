import * as likes from '@contract/endpoints/likes';
import { type CallOptions, call } from './call';

export const readLikes = (postId: string, options: CallOptions) =>
  call(likes.readLikes, { body: { postId } }, options);

export const likePost = (postId: string, options: CallOptions) =>
  call(likes.likePost, { params: { postId } }, options);

export const unlikePost = (postId: string, options: CallOptions) =>
  call(likes.unlikePost, { params: { postId } }, options);
