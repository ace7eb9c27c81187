import { context, type StructuredData } from '@/lib/structuredData';

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
  siteName: string;
  /** The address of the logo of the site; '' for none. */
  logo: string;
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
  publisher: {
    '@type': 'Organization',
    name: post.siteName,
    // Left out of the JSON without one.
    logo: post.logo || undefined,
  },
});
