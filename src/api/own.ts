import * as own from '@contract/endpoints/own';
import { type CallOptions, call } from './call';

export const readOwn = (id: string, options: CallOptions) =>
  call(own.readOwn, { params: { id } }, options);
