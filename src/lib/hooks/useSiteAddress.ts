import { createContext, useContext } from 'react';

const SiteOriginContext = createContext<string | null>(null);

/** Tells the page its public origin. Required on a server, which has no location; '' if unknown. */
export const SiteOriginProvider = SiteOriginContext.Provider;

const readSiteOrigin = () => import.meta.env.VITE_SITE_URL || window.location.origin;

/** Returns the public address of a path, for canonical links, shares and previews. */
export function useSiteAddress() {
  const origin = useContext(SiteOriginContext) ?? readSiteOrigin();
  return (path: string) => (URL.canParse(path, origin) ? new URL(path, origin).href : path);
}
