import type { CallInput } from '@contract/endpoint';
import * as posts from '@contract/endpoints/posts';
import { type CallOptions, call } from './call';

type PostBody = CallInput<typeof posts.createPost>['body'];
type ChangedPostBody = CallInput<typeof posts.updatePost>['body'];

export const readHome = (options: CallOptions) => call(posts.readHome, {}, options);

export const listPosts = (skip: number, options: CallOptions) =>
  call(posts.listPosts, { query: { skip } }, options);

export const searchPosts = (query: { tagsearch: string; skip: number }, options: CallOptions) =>
  call(posts.searchPosts, { body: query }, options);

export const readPost = (url: string, options: CallOptions) =>
  call(posts.readPost, { params: { url }, body: {} }, options);

/** `isRepeated`: an earlier call with the same `clientId` has created the post. */
export async function createPost(body: PostBody, options: CallOptions) {
  let isRepeated = false;
  const onStatus = (status: number) => {
    isRepeated = status === 200;
  };
  const { newBlog } = await call(posts.createPost, { body }, { ...options, onStatus });
  return { newBlog, isRepeated };
}

export const updatePost = (id: string, body: ChangedPostBody, options: CallOptions) =>
  call(posts.updatePost, { params: { id }, body: { ...body, id } }, options);

export const publishPost = (id: string, options: CallOptions) =>
  call(posts.publishPost, { params: { id }, body: {} }, options);

export const schedulePost = (id: string, publishAt: string, options: CallOptions) =>
  call(posts.publishPost, { params: { id }, body: { publishAt } }, options);

export const unschedulePost = (id: string, options: CallOptions) =>
  call(posts.unschedulePost, { params: { id } }, options);

export const unpublishPost = (id: string, options: CallOptions) =>
  call(posts.unpublishPost, { params: { id } }, options);

export const deletePost = (id: string, authorId: string, options: CallOptions) =>
  call(posts.deletePost, { params: { id }, body: { id, authorId } }, options);

export const summarisePost = (id: string, options: CallOptions) =>
  call(posts.summarisePost, { params: { id } }, options);
