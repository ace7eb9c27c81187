import * as comments from '@contract/endpoints/comments';
import { type CallOptions, call } from './call';

/** A page of threads, maybe of those about a block, or of the replies to a comment. */
type CommentPage = { skip: number } & (
  | { threads: '1'; order?: 'oldest'; blockId?: string }
  | { parentId: string }
);

export const listComments = (blogId: string, query: CommentPage, options: CallOptions) =>
  call(comments.listComments, { params: { blogId }, query }, options);

export const countNew = (blogId: string, after: string, options: CallOptions) =>
  call(comments.countNewComments, { params: { blogId }, query: { after } }, options);

/** The thread of a comment, with the page of replies in which it stands. */
export const readThread = (commentId: string, options: CallOptions) =>
  call(comments.readThread, { params: { commentId } }, options);

type NewComment = {
  blogId: string;
  comment: string;
  parentId?: string;
  blockId?: string;
  quote?: string;
  clientId: string;
};

export const addComment = (body: NewComment, options: CallOptions) =>
  call(comments.addComment, { body }, options);

export const updateComment = (body: { commentId: string; comment: string }, options: CallOptions) =>
  call(comments.updateComment, { params: { commentId: body.commentId }, body }, options);

export const deleteComment = (commentId: string, options: CallOptions) =>
  call(comments.deleteComment, { params: { commentId } }, options);

export const likeComment = async (commentId: string, options: CallOptions) =>
  (await call(comments.likeComment, { params: { commentId } }, options)).data;

export const unlikeComment = async (commentId: string, options: CallOptions) =>
  (await call(comments.unlikeComment, { params: { commentId } }, options)).data;
