import type { Heading } from '@contract/book/bookEntities';
import { groupDigits } from '@contract/groupDigits';
import { bookPageTexts } from '@contract/texts/bookPageTexts';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { usePageNumber } from '@/lib/hooks/usePageNumber';
import { useAppSelector, useViewer } from '@/store/hooks';
import { useRouteData } from '@/store/useRouteData';
import { CardSkeletons } from '@/ui/CardSkeletons';
import { EmptyList } from '@/ui/EmptyList';
import { NothingYet } from '@/ui/NothingYet';
import { Pagination } from '@/ui/Pagination';
import { SearchBox } from '@/ui/SearchBox';
import { WhenLoaded } from '@/ui/WhenLoaded';
import { bookPath, readBookAddress } from '../model/bookAddress';
import { passagesQuery, selectCounts } from '../model/bookQueries';
import { passagesArg } from '../model/passagesArg';
import { AddPassage } from './AddPassage';
import { CurrentHeading } from './CurrentHeading';
import { EmptyBook } from './EmptyBook';
import { KindFilter } from './KindFilter';
import { PassageList } from './PassageList';

function countText(count: number, { q, corrected }: { q: string; corrected: string | undefined }) {
  const counted = `${groupDigits(count)} ${count === 1 ? 'passage' : 'passages'}`;
  return corrected === undefined
    ? counted
    : `No passages for “${q}”. ${counted} for “${corrected}”:`;
}

/** The passages that the address names. */
export function Passages({ headings }: { headings: readonly Heading[] }) {
  const viewerId = useViewer()?.id ?? '';
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const [page, setPage] = usePageNumber();
  const shown = readBookAddress(params);
  const { heading, q, show } = shown;
  const arg = passagesArg(viewerId, shown);
  const loaded = useRouteData(passagesQuery(arg));
  const counts = useAppSelector(selectCounts(arg));
  const isWhole = heading === '' && q === '';
  const isBookEmpty = isWhole && counts?.all === 0;
  return (
    <div className="grid min-w-0 grid-cols-1 content-start gap-4">
      <div className="grid grid-cols-1 gap-3">
        <div className="flex flex-wrap gap-2">
          <div className="min-w-0 flex-1 basis-40">
            <SearchBox
              term={q}
              placeholder="Search your book"
              onSearch={(term) => void navigate(bookPath({ ...shown, q: term }))}
            />
          </div>
          <AddPassage viewerId={viewerId} headings={headings} shown={shown} />
        </div>
        {isBookEmpty ? null : (
          <KindFilter
            show={show}
            counts={counts}
            onChange={(next) => void navigate(bookPath({ ...shown, show: next }))}
          />
        )}
      </div>
      <CurrentHeading heading={headings.find(({ _id: id }) => id === heading)} />
      <WhenLoaded
        loaded={loaded}
        failure={bookPageTexts.listFailed}
        skeleton={<CardSkeletons kind="ownPost" />}
      >
        {({ passages, areMore, count, corrected }) => (
          <>
            {passages.length > 0 ? (
              <PassageList key={JSON.stringify(arg)} {...{ viewerId, passages, headings, shown }}>
                {countText(count, { q, corrected })}
              </PassageList>
            ) : isBookEmpty ? (
              <EmptyBook />
            ) : (
              <EmptyList icon="book" page={page} onPage={setPage}>
                <NothingYet to={bookPath({})} next="Show all passages">
                  No passages here.
                </NothingYet>
              </EmptyList>
            )}
            <Pagination
              page={page}
              count={passages.length}
              areMore={areMore}
              onPage={setPage}
              isOptional
            />
          </>
        )}
      </WhenLoaded>
    </div>
  );
}
