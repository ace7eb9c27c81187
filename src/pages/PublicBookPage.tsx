import { publicBookPath } from '@contract/furtherPaths';
import { loadingTexts } from '@contract/texts/loadingTexts';
import { useLocation, useParams } from 'react-router-dom';
import { PublicBookHead } from '@/features/book/public/PublicBookHead';
import { PublicBookHeader } from '@/features/book/public/PublicBookHeader';
import { PublicHeadings } from '@/features/book/public/PublicHeadings';
import { PublicPassages } from '@/features/book/public/PublicPassages';
import { publicBookQuery } from '@/features/book/public/publicBookQuery';
import { Reporting } from '@/features/report/Reporting';
import { usePageNumber } from '@/lib/hooks/usePageNumber';
import { useRouteData } from '@/store/useRouteData';
import { Head } from '@/ui/Head';
import { LinkFailed } from '@/ui/LinkFailed';
import { Redirect } from '@/ui/Redirect';
import { LoadingStatus } from '@/ui/Skeleton';
import { FollowButton } from './late/followButton';

/** What a member has under a public heading. */
export function PublicBookPage() {
  const { username = '', slug = '' } = useParams();
  const { search } = useLocation();
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
  const { heading, passages, areMore, others } = data;
  const { owner } = heading;
  const path = publicBookPath(owner.username, heading.slug);
  if (path !== publicBookPath(username, slug)) return <Redirect to={path + search} />;
  return (
    <div className="page-width py-10 md:py-14">
      <PublicBookHead heading={heading} />
      <div className="mx-auto grid max-w-column gap-10">
        <div>
          <Reporting>
            <PublicBookHeader heading={heading} follow={<FollowButton authorId={owner._id} />} />
          </Reporting>
          <PublicPassages {...{ heading, passages, areMore, page }} onPage={setPage} />
        </div>
        {others.length > 0 ? (
          <section className="grid gap-4">
            <h2 className="text-2xl">
              More headings by <bdi>{owner.fullName}</bdi>
            </h2>
            <PublicHeadings headings={others} level="h3" />
          </section>
        ) : null}
      </div>
    </div>
  );
}
