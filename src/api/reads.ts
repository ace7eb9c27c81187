import * as reads from '@contract/endpoints/reads';
import type { Read } from '@contract/people/readerEntities';
import { type CallOptions, call } from './call';

export const listReads = (options: CallOptions) => call(reads.listReads, {}, options);

/** `ifKept`: only if the account keeps them already. */
export const saveReads = (
  body: { reads: readonly Read[]; ifKept: boolean },
  options: CallOptions,
) => call(reads.saveReads, { body: { ...body, reads: [...body.reads] } }, options);

export const deleteReads = (options: CallOptions) => call(reads.deleteReads, {}, options);
