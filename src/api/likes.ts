import * as likes from '@contract/endpoints/likes';
import { call } from './call';

export const likePost = (postId: string) => call(likes.likePost, { params: { postId } });

export const unlikePost = (postId: string) => call(likes.unlikePost, { params: { postId } });
