import type { DataPage } from '@contract/pages';
import { booksQuery } from '@/features/book/public/booksQuery';
import { publicBookQuery } from '@/features/book/public/publicBookQuery';
import { previewQuery } from '@/features/posts/preview/previewQuery';
import { profileQuery } from '@/features/profile/profileQueries';
import { shownQueries } from '@/features/revisions/historyQueries';
import { sitePageQuery } from '@/features/site/public/sitePageQuery';
import { pageOf } from '@/lib/pageNumber';
import type { RouteQuery } from '@/store/routeQuery';
import type { RouteArgs } from './routeArgs';

type Queries = (args: RouteArgs) => readonly RouteQuery<unknown>[];

/** The page at an address of its own, or the own text of a built-in one. */
const ofSitePage =
  (builtIn?: string): Queries =>
  ({ params: { slug = '' }, viewer }) => [
    sitePageQuery({
      viewerId: viewer?.id ?? '',
      slug: builtIn ?? slug,
      isBuiltIn: builtIn !== undefined,
    }),
  ];

/** The data of the pages that few visitors open. */
export const otherQueries = {
  profile({ params: { username = '' }, search, viewer, site }) {
    if (!viewer && site.authorPages === 'members') return [];
    return [profileQuery({ viewerId: viewer?.id ?? '', username, page: pageOf(search) })];
  },
  preview: ({ params: { token = '' } }) => [previewQuery(token)],
  books: ({ search }) => [booksQuery({ page: pageOf(search) })],
  publicBook: ({ params: { username = '', slug = '' }, search }) => [
    publicBookQuery({ username, slug, page: pageOf(search) }),
  ],
  about: ofSitePage('about'),
  privacyPolicy: ofSitePage('privacy-policy'),
  sitePage: ofSitePage(),
} satisfies Partial<Record<DataPage, Queries>>;

export { shownQueries };
