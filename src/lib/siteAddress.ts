/** The public address of a path, for canonical links, shares and previews. */
export function siteAddress(path: string) {
  const site = import.meta.env.VITE_SITE_URL || window.location.origin;
  return new URL(path, site).href;
}
