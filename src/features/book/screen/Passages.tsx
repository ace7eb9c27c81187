import type { Heading } from '@contract/book/bookEntities';
import { groupDigits } from '@contract/groupDigits';
import { bookPageTexts } from '@contract/texts/bookPageTexts';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { usePageNumber } from '@/lib/hooks/usePageNumber';
import { useViewer } from '@/store/hooks';
import { useRouteData } from '@/store/useRouteData';
import { CardSkeletons } from '@/ui/CardSkeletons';
import { EmptyList } from '@/ui/EmptyList';
import { NothingYet } from '@/ui/NothingYet';
import { Pagination } from '@/ui/Pagination';
import { SearchBox } from '@/ui/SearchBox';
import { WhenLoaded } from '@/ui/WhenLoaded';
import { bookPath, readBookAddress } from '../model/bookAddress';
import { passagesQuery } from '../model/bookQueries';
import { AddPassage } from './AddPassage';
import { EmptyBook } from './EmptyBook';
import { HeadingSettings } from './HeadingSettings';
import { PassageList } from './PassageList';
import { StateFilter } from './StateFilter';
import { WriteFromHeading } from './WriteFromHeading';

/** The passages that the address names. */
export function Passages({ headings }: { headings: readonly Heading[] }) {
  const viewerId = useViewer()?.id ?? '';
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const [page, setPage] = usePageNumber();
  const shown = readBookAddress(params);
  const { heading, q, state } = shown;
  const loaded = useRouteData(
    passagesQuery({ viewerId, headingId: heading, searchTerm: q, state, page }),
  );
  const current = headings.find(({ _id: id }) => id === heading);
  const isFiltered = heading !== '' || q !== '' || state !== '' || page > 0;
  return (
    <div className="grid min-w-0 content-start gap-4">
      <div className="grid gap-3">
        <div className="flex gap-2">
          <div className="min-w-0 flex-1">
            <SearchBox
              term={q}
              placeholder="Search your book"
              onSearch={(term) => void navigate(bookPath({ heading, state, q: term }))}
            />
          </div>
          <AddPassage viewerId={viewerId} headings={headings} shown={shown} />
        </div>
        <StateFilter
          state={state}
          onChange={(next) => void navigate(bookPath({ heading, q, state: next }))}
        />
      </div>
      {current ? (
        <div className="grid justify-items-start gap-3 border-b pb-4">
          <h2 className="text-2xl wrap-anywhere max-lg:sr-only">
            <bdi>{current.title}</bdi>
          </h2>
          <HeadingSettings heading={current} />
          {current.count > 0 ? <WriteFromHeading heading={current} /> : null}
        </div>
      ) : (
        <h2 className="sr-only">Passages</h2>
      )}
      <WhenLoaded
        loaded={loaded}
        failure={bookPageTexts.listFailed}
        skeleton={<CardSkeletons kind="ownPost" />}
      >
        {({ passages, areMore, count }) => (
          <>
            {passages.length > 0 ? (
              <>
                <p role="status" className="text-sm text-quiet tabular-nums">
                  {groupDigits(count)} {count === 1 ? 'passage' : 'passages'}
                </p>
                <PassageList
                  viewerId={viewerId}
                  passages={passages}
                  headings={current ? [] : headings}
                />
              </>
            ) : isFiltered ? (
              <EmptyList icon="book" page={page} onPage={setPage}>
                <NothingYet to={bookPath({})} next="Show all passages">
                  No passages here.
                </NothingYet>
              </EmptyList>
            ) : (
              <EmptyBook />
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
