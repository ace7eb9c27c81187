import { listPeople as endpoint } from '@contract/endpoints/people';
import { type CallOptions, call } from './call';

export const listPeople = (startsWith: string, options: CallOptions) =>
  call(endpoint, { query: { startsWith } }, options);
