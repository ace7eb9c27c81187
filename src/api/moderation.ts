import type { Comment } from '@contract/comments/commentEntities';
import * as moderation from '@contract/endpoints/moderation';
import type { Role } from '@contract/entities';
import { type CallOptions, call } from './call';

export type Decision = { state: Comment['state']; reason: string };

export const setRole = ({ id, role }: { id: string; role: Role }, options: CallOptions) =>
  call(moderation.setRole, { params: { id }, body: { role } }, options);

/** With `updatedAt` only the text that was changed then is decided: else 409. */
export const decideComment = (
  commentId: string,
  decision: Decision & { updatedAt?: string },
  options: CallOptions,
) => call(moderation.decideComment, { params: { commentId }, body: decision }, options);

export const decideAllComments = (id: string, decision: Decision, options: CallOptions) =>
  call(moderation.decideAllComments, { params: { id }, body: decision }, options);

/** Closes or opens the comments of a post. */
export const setCommentsClosed = (
  { postId: id, isClosed }: { postId: string; isClosed: boolean },
  options: CallOptions,
) =>
  call(isClosed ? moderation.closeComments : moderation.openComments, { params: { id } }, options);

export const allowPost = (id: string, options: CallOptions) =>
  call(moderation.allowPost, { params: { id } }, options);
