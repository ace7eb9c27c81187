import { defaultSite, type PublicSite } from '@contract/site/publicSite';
import { createContext, useContext, useSyncExternalStore } from 'react';
import { createStore } from './createStore';

export const createSiteStore = (site: PublicSite) => createStore(site);

const SiteContext = createContext(createSiteStore(defaultSite));

export const SiteProvider = SiteContext.Provider;

/** For the form that changes the settings. */
export const useSiteStore = () => useContext(SiteContext);

/** The settings of the site that everybody sees. */
export function useSite() {
  const { subscribe, read } = useSiteStore();
  return useSyncExternalStore(subscribe, read, read);
}
