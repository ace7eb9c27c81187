import type { PublicSite } from '@contract/site/publicSite';
import type { Site } from '@contract/site/siteEntities';

/** What everybody sees of the settings, as pages have it. */
export function publicOf(site: Site): PublicSite {
  const { emailDomains: _, holding: __, version: ___, accent, logo, ...others } = site;
  return { ...others, accent: accent?.chosen ?? '', logo: logo?.resource_url ?? '' };
}
