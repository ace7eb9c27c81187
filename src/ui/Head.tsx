import { type FeedScope, feedPaths } from '@contract/feedPaths';
import { useSyncExternalStore } from 'react';
import { Helmet } from 'react-helmet-async';
import { createStore } from '@/lib/createStore';
import { inertJson } from '@/lib/inertJson';
import { useServedPage } from '@/lib/servedPage';
import { useSite } from '@/lib/site';
import type { StructuredData } from '@/lib/structuredData';

/** How much is new for the member. Titles of pages begin with it. */
export const titleCount = createStore(0);

export type HeadProps = {
  title: string;
  /** A function gets the name of the site. */
  description: string | ((site: string) => string);
  keywords?: string;
  image?: string;
  /** The canonical address; omitted for pages that search engines should not index. */
  canonical?: string;
  /** The page's own address for previews of links, if another one is canonical. */
  ownAddress?: string | undefined;
  kind?: 'website' | 'article' | 'profile';
  /** Adds `noindex`. */
  isPrivate?: boolean;
  /** Written as JSON-LD. */
  data?: readonly StructuredData[];
  /** The feed with the posts of the page. */
  feed?: FeedScope;
};

/**
 * Title and metadata of a route. Render it once per route: on React 19, Helmet doesn't remove
 * duplicates.
 */
export function Head({
  title,
  description,
  keywords,
  image,
  canonical,
  ownAddress = canonical,
  kind = 'website',
  isPrivate,
  data,
  feed,
}: HeadProps) {
  const site = useSite();
  const about = typeof description === 'string' ? description : description(site.name);
  const count = useSyncExternalStore(titleCount.subscribe, titleCount.read, () => 0);
  const hasFeeds = useServedPage() !== null;
  const paths = hasFeeds && feed ? feedPaths(feed) : null;
  return (
    // A new script element if its text changes: Trusted Types forbids changing the text of a script.
    <Helmet key={data?.map(inertJson).join()}>
      <title>{`${count > 0 ? `(${count}) ` : ''}${title} · ${site.name}`}</title>
      <meta name="description" content={about} />
      {keywords ? <meta name="keywords" content={keywords} /> : null}
      {canonical?.startsWith('http') ? <link rel="canonical" href={canonical} /> : null}
      {isPrivate ? <meta name="robots" content="noindex" /> : null}
      <meta property="og:site_name" content={site.name} />
      <meta property="og:type" content={kind} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={about} />
      {ownAddress?.startsWith('http') ? <meta property="og:url" content={ownAddress} /> : null}
      {image ? <meta property="og:image" content={image} /> : null}
      <meta name="twitter:card" content={image ? 'summary_large_image' : 'summary'} />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={about} />
      {image ? <meta name="twitter:image" content={image} /> : null}
      {paths ? (
        <link rel="alternate" type="application/rss+xml" title={title} href={paths.rss} />
      ) : null}
      {paths ? (
        <link rel="alternate" type="application/feed+json" title={title} href={paths.json} />
      ) : null}
      {data?.map((item) => (
        <script key={String(item['@type'])} type="application/ld+json">
          {inertJson(item)}
        </script>
      ))}
    </Helmet>
  );
}
