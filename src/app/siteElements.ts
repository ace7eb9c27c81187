import { siteDataId, siteStyleId } from '@contract/pageData';
import { accentStyle } from '@contract/site/accent';
import { changedSettings, type PublicSite } from '@contract/site/publicSite';
import { dataElement } from './pageData';

/** The settings that are not the default ones, for `readSiteData`. */
export function siteDataElement(site: PublicSite) {
  const changed = changedSettings(site);
  return Object.keys(changed).length > 0 ? dataElement(siteDataId, changed) : '';
}

/** The accent of the site; it wins against the stylesheet wherever that is. */
export function siteStyleElement({ accent }: PublicSite) {
  const style = accentStyle(accent);
  return style === '' ? '' : `<style id="${siteStyleId}">${style}</style>`;
}
