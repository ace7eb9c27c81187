import type { CallInput } from '@contract/endpoint';
import * as writing from '@contract/endpoints/writing';
import { type CallOptions, call } from './call';

type PostBody = CallInput<typeof writing.createPost>['body'];
type ChangedPostBody = CallInput<typeof writing.updatePost>['body'];

/** `isRepeated`: an earlier call with the same `clientId` has created the post. */
export async function createPost(body: PostBody, options: CallOptions) {
  let isRepeated = false;
  const onStatus = (status: number) => {
    isRepeated = status === 200;
  };
  const { newBlog } = await call(writing.createPost, { body }, { ...options, onStatus });
  return { newBlog, isRepeated };
}

export const updatePost = (id: string, body: ChangedPostBody, options: CallOptions) =>
  call(writing.updatePost, { params: { id }, body: { ...body, id } }, options);

export const changePostUrl = (id: string, url: string, options: CallOptions) =>
  call(writing.changePostUrl, { params: { id }, body: { url } }, options);

export const publishPost = (id: string, options: CallOptions) =>
  call(writing.publishPost, { params: { id }, body: {} }, options);

export const schedulePost = (id: string, publishAt: string, options: CallOptions) =>
  call(writing.publishPost, { params: { id }, body: { publishAt } }, options);

export const unschedulePost = (id: string, options: CallOptions) =>
  call(writing.unschedulePost, { params: { id } }, options);

export const unpublishPost = (
  { id, reason = '' }: { id: string; reason?: string | undefined },
  options: CallOptions,
) => call(writing.unpublishPost, { params: { id }, body: { reason } }, options);

export const createPreview = (id: string, options: CallOptions) =>
  call(writing.createPreview, { params: { id } }, options);

export const endPreview = (id: string, options: CallOptions) =>
  call(writing.endPreview, { params: { id } }, options);

export const deletePost = (
  { id, authorId, reason }: { id: string; authorId: string; reason?: string | undefined },
  options: CallOptions,
) =>
  call(
    writing.deletePost,
    { params: { id }, body: { id, authorId, ...(reason ? { reason } : {}) } },
    options,
  );
