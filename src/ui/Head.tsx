import { Helmet } from 'react-helmet-async';

type HeadProps = {
  title: string;
  description: string;
  keywords?: string;
  image?: string;
  /** The canonical address; omitted for pages that search engines should not index. */
  canonical?: string;
  kind?: 'website' | 'article';
  /** Adds `noindex`. */
  isPrivate?: boolean;
  /** Structured data, written as JSON-LD. */
  data?: Readonly<Record<string, unknown>>;
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
  kind = 'website',
  isPrivate,
  data,
}: HeadProps) {
  return (
    <Helmet>
      <title>{`${title} · Commonplace`}</title>
      <meta name="description" content={description} />
      {keywords ? <meta name="keywords" content={keywords} /> : null}
      {canonical?.startsWith('http') ? <link rel="canonical" href={canonical} /> : null}
      {isPrivate ? <meta name="robots" content="noindex" /> : null}
      <meta property="og:site_name" content="Commonplace" />
      <meta property="og:type" content={kind} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {canonical?.startsWith('http') ? <meta property="og:url" content={canonical} /> : null}
      {image ? <meta property="og:image" content={image} /> : null}
      <meta name="twitter:card" content={image ? 'summary_large_image' : 'summary'} />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      {image ? <meta name="twitter:image" content={image} /> : null}
      {data ? (
        <script type="application/ld+json">
          {JSON.stringify(data).replaceAll('<', '\\u003c')}
        </script>
      ) : null}
    </Helmet>
  );
}
