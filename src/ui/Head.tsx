type HeadProps = {
  title: string;
  description: string;
  keywords?: string;
  image?: string;
  /** The page's own address, where it has one that search engines should know. */
  canonical?: string;
  kind?: 'website' | 'article';
  /** Kept out of search engines. */
  isPrivate?: boolean;
  /** Structured data, ready to be written as JSON-LD. */
  data?: Readonly<Record<string, unknown>>;
};

/**
 * What the browser's tab, search engines and social previews show; one for each route. React moves
 * these elements into the document's head by itself, and takes them back with the page.
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
    <>
      <title>{`${title} · Commonplace`}</title>
      <meta name="description" content={description} />
      {keywords ? <meta name="keywords" content={keywords} /> : null}
      {canonical ? <link rel="canonical" href={canonical} /> : null}
      {isPrivate ? <meta name="robots" content="noindex" /> : null}
      <meta property="og:site_name" content="Commonplace" />
      <meta property="og:type" content={kind} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {canonical ? <meta property="og:url" content={canonical} /> : null}
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
    </>
  );
}
