import * as v from 'valibot';
import { paths, pathTo } from '../pages';

/** The pages that every site has. An own text of them stands above the built-in one. */
const builtInPaths = { about: paths.about, 'privacy-policy': paths.privacyPolicy } as const;
export type BuiltInSlug = keyof typeof builtInPaths;

export const builtInSlugs: readonly BuiltInSlug[] = ['about', 'privacy-policy'];

export const isBuiltIn = (slug: string): slug is BuiltInSlug => Object.hasOwn(builtInPaths, slug);

/** The address of a page that administrators write. */
export const sitePagePath = (slug: string) =>
  isBuiltIn(slug) ? builtInPaths[slug] : pathTo('sitePage', { slug });

/** The list of the pages, a view of the settings. */
export const sitePagesPath = `${paths.settings}?view=pages`;

/** The form of the page at an address, or of a new one. */
export const editSitePagePath = (slug: string) =>
  `${sitePagesPath}&${new URLSearchParams({ page: slug })}`;

/** A page in the list of administrators. */
export const sitePageEntry = v.object({
  _id: v.string(),
  slug: v.string(),
  title: v.string(),
  isPublished: v.boolean(),
  /** Counts its changes. */
  version: v.number(),
  updatedAt: v.string(),
});
export type SitePageEntry = v.InferOutput<typeof sitePageEntry>;

/** A page with its text. */
export const sitePage = v.object({
  ...sitePageEntry.entries,
  /** JSON text of an editor document. */
  content: v.string(),
  /** The beginning of the text, for search engines and previews of links. */
  description: v.string(),
});
export type SitePage = v.InferOutput<typeof sitePage>;
