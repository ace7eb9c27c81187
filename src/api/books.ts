import * as books from '@contract/endpoints/books';
import { type CallOptions, call } from './call';

export const listBacklinks = (postId: string, skip: number, options: CallOptions) =>
  call(books.listBacklinks, { params: { postId }, query: { skip } }, options);

export const detachBacklink = (
  params: { postId: string; passageId: string },
  options: CallOptions,
) => call(books.detachBacklink, { params }, options);

export const listKept = (id: string, options: CallOptions) =>
  call(books.listKept, { params: { id } }, options);
