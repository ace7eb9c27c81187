export type StructuredData = Readonly<Record<string, unknown>>;

/** The vocabulary of all of it. */
export const context = 'https://schema.org';

type Crumb = { name: string; url: string };

/** Where a page is in the site, from the home page to the page itself. */
export function breadcrumbList(crumbs: readonly Crumb[]): StructuredData {
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, url }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: url,
    })),
  };
}

export const webSite = (name: string, url: string): StructuredData => ({
  '@context': context,
  '@type': 'WebSite',
  name,
  url,
});
