import * as books from '@contract/endpoints/books';
import { type CallOptions, call } from './call';

type Name = { username: string; slug: string };

export const readBook = ({ skip, ...params }: Name & { skip: number }, options: CallOptions) =>
  call(books.readBook, { params, body: { skip } }, options);

export const listBacklinks = (postId: string, skip: number, options: CallOptions) =>
  call(books.listBacklinks, { params: { postId }, query: { skip } }, options);

export const detachBacklink = (
  params: { postId: string; passageId: string },
  options: CallOptions,
) => call(books.detachBacklink, { params }, options);

export const listKept = (id: string, options: CallOptions) =>
  call(books.listKept, { params: { id } }, options);
