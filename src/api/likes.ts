import * as likes from '@contract/endpoints/likes';
import { type CallOptions, call } from './call';

export const readLikes = (postId: string, options?: CallOptions) =>
  call(likes.readLikes, { body: { postId } }, options);

export const likePost = (postId: string) => call(likes.likePost, { params: { postId } });

export const unlikePost = (postId: string) => call(likes.unlikePost, { params: { postId } });
