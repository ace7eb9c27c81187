import { type PublicSite, publicSite } from '@contract/site/publicSite';
import type { Site } from '@contract/site/siteEntities';
import * as v from 'valibot';

/** What everybody sees of the settings, as pages have it. */
export function publicOf(site: Site): PublicSite {
  const { accent, logo } = site;
  return v.parse(publicSite, {
    ...site,
    accent: accent?.chosen ?? '',
    logo: logo?.resource_url ?? '',
  });
}
