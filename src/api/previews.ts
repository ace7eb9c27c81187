import * as previews from '@contract/endpoints/previews';
import { type CallOptions, call } from './call';

export const readPreview = (token: string, options: CallOptions) =>
  call(previews.readPreview, { params: { token } }, options);
