import * as resources from '@contract/endpoints/resources';
import { type CallOptions, call } from './call';

export const uploadResource = (resource: Blob, options: CallOptions) =>
  call(resources.uploadResource, { body: { resource } }, options);

/** Assigns uploaded files to the post that shows them. */
export const claimResources = (postId: string, ids: readonly string[], options: CallOptions) =>
  call(
    resources.claimResources,
    {
      params: { id: postId },
      body: { resources: JSON.stringify(ids) },
    },
    options,
  );
