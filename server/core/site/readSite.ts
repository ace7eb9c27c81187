import { defaultSite, type PublicSite, publicSite } from '@contract/site/publicSite';
import type { SiteSettings } from '@server/data/rows/rows';
import * as v from 'valibot';
import type { Ports } from '../ports';

type Source = Pick<Ports, 'data' | 'settings'>;

/** How a column has no links. */
const noLinks = '[]';

/** The settings of the site, also before an administrator has changed one. */
export const readSite = async ({ data, settings }: Source): Promise<SiteSettings> =>
  (await data.site.read()) ?? {
    ...defaultSite,
    navigation: noLinks,
    footerLinks: noLinks,
    holding: settings.holding,
    emailDomains: [],
    adminsNeedPasskey: false,
    timeZone: '',
    version: 0,
  };

const links = v.pipe(v.string(), v.parseJson(), publicSite.entries.navigation);

/** What everybody sees of the settings. */
export const publicPart = (site: SiteSettings): PublicSite =>
  v.parse(publicSite, {
    ...site,
    navigation: v.parse(links, site.navigation),
    footerLinks: v.parse(links, site.footerLinks),
  });

/** The same as it is stored now. */
export async function readPublicSite({ site }: Pick<Ports['data'], 'site'>) {
  const stored = await site.read();
  return stored ? publicPart(stored) : defaultSite;
}

/** The ports with the present name, accent, logo and time zone of the site, for e-mails. */
export async function withSiteLook(ports: Ports): Promise<Ports> {
  const { name: siteName, accent, logo, timeZone } = await readSite(ports);
  return { ...ports, settings: { ...ports.settings, siteName, accent, logo, timeZone } };
}
