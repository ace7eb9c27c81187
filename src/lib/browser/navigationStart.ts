type Start = { pathname: string; at: number };

/** The latest two: a page can redirect before the effects of its own navigation run. */
let starts: Start[] = [];

/** Remembers when the router began to go to a page. */
export function noteAddress(pathname: string) {
  if (starts[0]?.pathname !== pathname)
    starts = [{ pathname, at: Date.now() }, ...starts.slice(0, 1)];
}

/** When the router began to go to this page; 0 if that is unknown. */
export const navigationStartedAt = (pathname: string) =>
  starts.find((start) => start.pathname === pathname)?.at ?? 0;

/** The page that the router went to last. */
export const currentPathname = () => starts[0]?.pathname ?? window.location.pathname;

/** Returns false after the visitor went back before the app has started. */
export function isLoadedAddress({ pathname, search }: { pathname: string; search: string }) {
  const { address } = document.documentElement.dataset;
  return !address || address === pathname + search;
}
