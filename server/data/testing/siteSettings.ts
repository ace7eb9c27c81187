import { defaultSite } from '@contract/site/publicSite';
import type { SiteSettings } from '../rows/rows';

/** The settings of a site on which everything is shown at once, with changes. */
export const siteSettings = (changes: Partial<SiteSettings> = {}): SiteSettings => ({
  ...defaultSite,
  navigation: '[]',
  footerLinks: '[]',
  holding: 'off',
  emailDomains: [],
  adminsNeedPasskey: false,
  timeZone: '',
  version: 0,
  ...changes,
});
