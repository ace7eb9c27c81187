import { cardPath } from '@contract/cardPath';
import { profilePath, publicBookPath } from '@contract/pages';
import { loadingTexts } from '@contract/texts/loadingTexts';
import { Link, Navigate, useLocation, useParams } from 'react-router-dom';
import { PublicPassageItem } from '@/features/book/public/PublicPassageItem';
import { publicBookQuery } from '@/features/book/public/publicBookQuery';
import { ReportHeading } from '@/features/book/public/ReportHeading';
import { Reporting } from '@/features/report/Reporting';
import { usePageNumber } from '@/lib/hooks/usePageNumber';
import { useSiteAddress } from '@/lib/hooks/useSiteAddress';
import { socialImage } from '@/lib/pictures';
import { useServedPage } from '@/lib/servedPage';
import { useRouteData } from '@/store/useRouteData';
import { Head } from '@/ui/Head';
import { LinkFailed } from '@/ui/LinkFailed';
import { Pagination } from '@/ui/Pagination';
import { LoadingStatus } from '@/ui/Skeleton';

/** What a member has under a public heading. */
export function PublicBookPage() {
  const { username = '', slug = '' } = useParams();
  const { search } = useLocation();
  const siteAddress = useSiteAddress();
  const canDrawCards = useServedPage() !== null;
  const [page, setPage] = usePageNumber();
  const { data, status, error, reload } = useRouteData(publicBookQuery({ username, slug, page }));
  if (!data) {
    return (
      <>
        <Head title="Book" description="A heading of a member’s book." isPrivate />
        {status === 'failed' ? (
          <LinkFailed error={error} title="The heading could not be loaded" onRetry={reload} />
        ) : (
          <LoadingStatus label={loadingTexts.post} />
        )}
      </>
    );
  }
  const { heading, passages, areMore } = data;
  const { _id: id, owner, title } = heading;
  const path = publicBookPath(owner.username, heading.slug);
  if (path !== publicBookPath(username, slug)) return <Navigate to={path + search} replace />;
  const card = cardPath({ kind: 'heading', id, title, authorName: owner.fullName });
  return (
    <div className="page-width py-8">
      <Head
        title={`${title} · ${owner.fullName}`}
        description={`What ${owner.fullName} keeps under “${title}”.`}
        image={siteAddress(canDrawCards ? card : socialImage)}
        canonical={siteAddress(path)}
        feed={{ kind: 'book', username: owner.username, slug: heading.slug }}
      />
      <h1 dir="auto" tabIndex={-1} className="wrap-anywhere text-4xl">
        {title}
      </h1>
      <div className="mt-2 flex flex-wrap items-center gap-x-4">
        <p className="text-quiet">
          Kept by{' '}
          <Link dir="auto" to={profilePath(owner.username)} className="text-link">
            {owner.fullName}
          </Link>
        </p>
        <Reporting>
          <ReportHeading heading={heading} />
        </Reporting>
      </div>
      {passages.length === 0 ? <p className="py-8">There is nothing here yet.</p> : null}
      <ul aria-label="Passages">
        {passages.map((passage) => (
          <PublicPassageItem key={passage._id} passage={passage} />
        ))}
      </ul>
      <Pagination page={page} count={passages.length} areMore={areMore} onPage={setPage} />
    </div>
  );
}
