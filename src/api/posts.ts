import * as posts from '@contract/endpoints/posts';
import { type CallOptions, call } from './call';

export const readHome = (options: CallOptions) => call(posts.readHome, {}, options);

export const listPosts = (skip: number, options: CallOptions) =>
  call(posts.listPosts, { query: { skip } }, options);

export const searchPosts = (query: { tagsearch: string; skip: number }, options: CallOptions) =>
  call(posts.searchPosts, { body: query }, options);

export const readPost = (url: string, options: CallOptions) =>
  call(posts.readPost, { params: { url }, body: {} }, options);

export const summarisePost = (id: string, options: CallOptions) =>
  call(posts.summarisePost, { params: { id } }, options);
