import { siteDataId, siteStyleId } from '@contract/pageData';
import { accentStyle } from '@contract/site/accent';
import { changedSettings, type PublicSite } from '@contract/site/publicSite';
import { logoIcons } from '@contract/site/siteLogo';
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

/** The icon of the template, as index.html has it. */
const icon = /<link rel="icon"[^>]*>/;

/** The page with a square logo as its icon. */
export function withIcon(html: string, { logo }: PublicSite) {
  const [smallest] = logoIcons(logo);
  return smallest ? html.replace(icon, () => `<link rel="icon" href="${smallest.address}">`) : html;
}
