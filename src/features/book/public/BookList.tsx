import { bookPageTexts } from '@contract/texts/bookPageTexts';
import { usePageNumber } from '@/lib/hooks/usePageNumber';
import { useRouteData } from '@/store/useRouteData';
import { CardSkeletons } from '@/ui/CardSkeletons';
import { EmptyList } from '@/ui/EmptyList';
import { NeedsScript } from '@/ui/NeedsScript';
import { Pagination } from '@/ui/Pagination';
import { WhenLoaded } from '@/ui/WhenLoaded';
import { booksQuery } from './booksQuery';
import { PublicHeadings } from './PublicHeadings';

/** One page of the public headings of all members. */
export function BookList() {
  const [page, setPage] = usePageNumber();
  const loaded = useRouteData(booksQuery({ page }));
  return (
    <WhenLoaded
      loaded={loaded}
      failure={bookPageTexts.booksFailed}
      skeleton={<CardSkeletons kind="ownPost" />}
    >
      {({ headings, areMore }) => (
        <>
          {headings.length > 0 ? (
            <PublicHeadings headings={headings} level="h2" showsOwners />
          ) : (
            <EmptyList icon="book" page={page} onPage={setPage}>
              <p>Nobody has made a heading public yet.</p>
            </EmptyList>
          )}
          <NeedsScript>
            <Pagination page={page} count={headings.length} areMore={areMore} onPage={setPage} />
          </NeedsScript>
        </>
      )}
    </WhenLoaded>
  );
}
