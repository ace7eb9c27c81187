import * as revisions from '@contract/endpoints/revisions';
import { type CallOptions, call } from './call';

type Version = { id: string; number: number };

const paramsOf = ({ id, number }: Version) => ({ id, number: String(number) });

export const readRevision = (version: Version, options: CallOptions) =>
  call(revisions.readRevision, { params: paramsOf(version) }, options);

/** `revision` is the version that is shown as the present one: 409 if another one came after it. */
export const restoreRevision = (version: Version, revision: number, options: CallOptions) =>
  call(revisions.restoreRevision, { params: paramsOf(version), body: { revision } }, options);

export const removeRevision = (version: Version, options: CallOptions) =>
  call(revisions.removeRevision, { params: paramsOf(version) }, options);
