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

export const webSite = (url: string): StructuredData => ({
  '@context': context,
  '@type': 'WebSite',
  name: 'Commonplace',
  url,
});

type BlogPosting = {
  title: string;
  description: string;
  keywords: string;
  publishedAt: string;
  changedAt: string;
  url: string;
  /** Where it was published first, on another site; '' if here. */
  firstUrl: string;
  image: string;
  author: { name: string; url: string };
};

export const blogPosting = (post: BlogPosting): StructuredData => ({
  '@context': context,
  '@type': 'BlogPosting',
  '@id': post.url,
  headline: post.title,
  description: post.description,
  keywords: post.keywords,
  datePublished: post.publishedAt,
  dateModified: post.changedAt,
  mainEntityOfPage: post.url,
  url: post.url,
  ...(post.firstUrl ? { isBasedOn: post.firstUrl } : {}),
  image: post.image,
  author: { '@type': 'Person', ...post.author },
  publisher: { '@type': 'Organization', name: 'Commonplace' },
});
