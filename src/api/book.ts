import type { CallInput } from '@contract/endpoint';
import * as book from '@contract/endpoints/book';
import { type CallOptions, call } from './call';

export const addPassage = (body: CallInput<typeof book.addPassage>['body'], options: CallOptions) =>
  call(book.addPassage, { body }, options);

export const listPassages = (
  query: CallInput<typeof book.listPassages>['query'],
  options: CallOptions,
) => call(book.listPassages, { query }, options);

export const changePassage = (
  id: string,
  body: CallInput<typeof book.changePassage>['body'],
  options: CallOptions,
) => call(book.changePassage, { params: { id }, body }, options);

export const deletePassage = (id: string, options: CallOptions) =>
  call(book.deletePassage, { params: { id } }, options);

export const importPassages = (
  body: CallInput<typeof book.importPassages>['body'],
  options: CallOptions,
) => call(book.importPassages, { body }, options);

export const exportBook = (options: CallOptions) => call(book.exportBook, {}, options);

export const listHeadings = (options: CallOptions) => call(book.listHeadings, {}, options);

export const addHeading = (title: string, options: CallOptions) =>
  call(book.addHeading, { body: { title } }, options);

export const changeHeading = (
  id: string,
  body: CallInput<typeof book.changeHeading>['body'],
  options: CallOptions,
) => call(book.changeHeading, { params: { id }, body }, options);

export const deleteHeading = (id: string, options: CallOptions) =>
  call(book.deleteHeading, { params: { id } }, options);
