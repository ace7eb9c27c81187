import type { PublicSite } from '@contract/site/publicSite';
import type { selectViewer } from '@/store/viewer';

/** What the data of a page depends on. */
export type RouteArgs = {
  params: Partial<Record<string, string>>;
  search: URLSearchParams;
  viewer: ReturnType<typeof selectViewer>;
  site: PublicSite;
};
