import * as subscribers from '@contract/endpoints/subscribers';
import { type CallOptions, call } from './call';

/** The subscribers as CSV. */
export const exportSubscribers = (options: CallOptions) =>
  call(subscribers.exportSubscribers, {}, options);
