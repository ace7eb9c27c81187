import { bookPageTexts } from '@contract/texts/bookPageTexts';
import { usePageNumber } from '@/lib/hooks/usePageNumber';
import { useRouteData } from '@/store/useRouteData';
import { CardSkeletons } from '@/ui/CardSkeletons';
import { EmptyList } from '@/ui/EmptyList';
import { FailedState } from '@/ui/FailedState';
import { NeedsScript } from '@/ui/NeedsScript';
import { Pagination } from '@/ui/Pagination';
import { LoadingStatus } from '@/ui/Skeleton';
import { booksQuery } from './booksQuery';
import { PublicHeadings } from './PublicHeadings';

/** One page of the public headings of all members. */
export function BookList() {
  const [page, setPage] = usePageNumber();
  const { data, status, error, reload } = useRouteData(booksQuery({ page }));
  if (!data && status === 'failed') {
    return <FailedState message={bookPageTexts.booksFailed} error={error} onRetry={reload} />;
  }
  if (!data)
    return (
      <NeedsScript message={bookPageTexts.booksNeedScript}>
        <LoadingStatus>
          <CardSkeletons kind="ownPost" />
        </LoadingStatus>
      </NeedsScript>
    );
  const { headings, areMore } = data;
  return (
    <>
      {headings.length > 0 ? (
        <PublicHeadings headings={headings} level="h2" showsOwners />
      ) : (
        <EmptyList icon="book" page={page} onPage={setPage}>
          <p>Nobody has made a heading public yet.</p>
        </EmptyList>
      )}
      <NeedsScript>
        <Pagination
          page={page}
          count={headings.length}
          areMore={areMore}
          onPage={setPage}
          isOptional
        />
      </NeedsScript>
    </>
  );
}
