import * as comments from '@contract/endpoints/comments';
import { type CallOptions, call } from './call';

export const listComments = (blogId: string, options?: CallOptions) =>
  call(comments.listComments, { params: { blogId } }, options);

export const addComment = (body: { blogId: string; comment: string }) =>
  call(comments.addComment, { body });

export const updateComment = (body: { commentId: string; comment: string }) =>
  call(comments.updateComment, { params: { commentId: body.commentId }, body });

export const deleteComment = (commentId: string) =>
  call(comments.deleteComment, { params: { commentId } });
