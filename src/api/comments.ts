import * as comments from '@contract/endpoints/comments';
import { type CallOptions, call } from './call';

/** A page of comments; without `skip` as many as the API lists at once. */
export const listComments = (blogId: string, query: { skip?: number }, options: CallOptions) =>
  call(comments.listComments, { params: { blogId }, query }, options);

type NewComment = { blogId: string; comment: string; clientId: string };

export const addComment = (body: NewComment, options: CallOptions) =>
  call(comments.addComment, { body }, options);

export const updateComment = (body: { commentId: string; comment: string }, options: CallOptions) =>
  call(comments.updateComment, { params: { commentId: body.commentId }, body }, options);

export const deleteComment = (commentId: string, options: CallOptions) =>
  call(comments.deleteComment, { params: { commentId } }, options);
