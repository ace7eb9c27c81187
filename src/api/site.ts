import * as site from '@contract/endpoints/site';
import type { Site } from '@contract/site/siteEntities';
import { type CallOptions, call } from './call';

export const updateSite = (body: Site, options: CallOptions) =>
  call(site.updateSite, { body }, options);
