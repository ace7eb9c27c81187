import { pathTo } from '@contract/pages';
import { useParams } from 'react-router-dom';
import { sitePageQuery } from '@/features/site/public/sitePageQuery';
import { useSiteAddress } from '@/lib/hooks/useSiteAddress';
import { useViewer } from '@/store/hooks';
import { useRouteData } from '@/store/useRouteData';
import { Head } from '@/ui/Head';
import { LinkFailed } from '@/ui/LinkFailed';
import { Redirect } from '@/ui/Redirect';
import { LoadingStatus } from '@/ui/Skeleton';
import { OwnText } from './OwnText';

/** A page that administrators have written, at an address of its own. */
export function SitePage() {
  const { slug = '' } = useParams();
  const viewerId = useViewer()?.id ?? '';
  const siteAddress = useSiteAddress();
  const { data, status, error, reload } = useRouteData(
    sitePageQuery({ viewerId, slug, isBuiltIn: false }),
  );
  const page = data?.page;
  if (!page) {
    return (
      <>
        <Head title="Page" description={(site) => `A page of ${site}.`} isPrivate />
        {status === 'failed' ? (
          <LinkFailed error={error} title="The page could not be loaded" onRetry={reload} />
        ) : (
          <LoadingStatus label="Loading the page" />
        )}
      </>
    );
  }
  const path = pathTo('sitePage', { slug: page.slug });
  if (page.slug !== slug) return <Redirect to={path} />;
  return (
    <article className="page-width py-12 md:py-20">
      <Head
        title={page.title}
        description={page.description}
        canonical={siteAddress(path)}
        isPrivate={!page.isPublished}
      />
      <div className="mx-auto grid max-w-column gap-8">
        <h1 dir="auto" className="text-4xl wrap-anywhere md:text-5xl">
          {page.title}
        </h1>
        {page.isPublished ? null : (
          <p className="text-quiet">This page is not published. Only administrators see it.</p>
        )}
        <OwnText content={page.content} />
      </div>
    </article>
  );
}
