import { readSitePage } from '@contract/endpoints/sitePages';
import { cachedQuery, type ViewerArg } from '@/store/cachedQuery';

type SitePageArg = ViewerArg & {
  slug: string;
  /** Whether the own text of a built-in page is wanted: `data.page` is null if there is none. */
  isBuiltIn: boolean;
};

/** What administrators have written for a page. */
export const sitePageQuery = cachedQuery({
  name: 'sitePages',
  keyOf: ({ viewerId, slug, isBuiltIn }: SitePageArg) => `${viewerId}/${slug}/${isBuiltIn}`,
  call: ({ slug, isBuiltIn }, { call }) =>
    call(readSitePage, { params: { slug }, query: isBuiltIn ? { isBuiltIn } : {} }),
  failure: null,
  dropsRefused: true,
});
