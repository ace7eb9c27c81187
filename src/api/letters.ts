import * as letters from '@contract/endpoints/letters';
import { type CallOptions, call } from './call';

export const listLetters = (skip: number, options: CallOptions) =>
  call(letters.listLetters, { query: { skip } }, options);
