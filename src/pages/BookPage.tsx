import type { Heading } from '@contract/book/bookEntities';
import { groupDigits } from '@contract/groupDigits';
import { bookPageTexts } from '@contract/texts/bookPageTexts';
import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { bookPath, readBookAddress } from '@/features/book/model/bookAddress';
import { headingsQuery, passagesQuery } from '@/features/book/model/bookQueries';
import { AddPassageDialog } from '@/features/book/screen/AddPassageDialog';
import { EmptyBook } from '@/features/book/screen/EmptyBook';
import { HeadingList } from '@/features/book/screen/HeadingList';
import { HeadingSettings } from '@/features/book/screen/HeadingSettings';
import { ImportDialog } from '@/features/book/screen/ImportDialog';
import { LockeIndex } from '@/features/book/screen/LockeIndex';
import { PassageList } from '@/features/book/screen/PassageList';
import { StateFilter } from '@/features/book/screen/StateFilter';
import { useExport } from '@/features/book/screen/useExport';
import { WriteFromHeading } from '@/features/book/screen/WriteFromHeading';
import { usePageNumber } from '@/lib/hooks/usePageNumber';
import '@/memberStyles.css';
import { useAppDispatch, useViewer } from '@/store/hooks';
import { reloadQuery } from '@/store/routeQuery';
import { useRouteData } from '@/store/useRouteData';
import { ActionMenu } from '@/ui/ActionMenu';
import { buttonClasses } from '@/ui/Button';
import { CardSkeletons } from '@/ui/CardSkeletons';
import { EmptyList } from '@/ui/EmptyList';
import { Head } from '@/ui/Head';
import { Pagination } from '@/ui/Pagination';
import { SearchBox } from '@/ui/SearchBox';
import { WhenLoaded } from '@/ui/WhenLoaded';

/** The passages that the address names. */
function Passages({ headings }: { headings: readonly Heading[] }) {
  const viewerId = useViewer()?.id ?? '';
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const [page, setPage] = usePageNumber();
  const { heading, q, state } = readBookAddress(params);
  const loaded = useRouteData(
    passagesQuery({ viewerId, headingId: heading, searchTerm: q, state, page }),
  );
  const current = headings.find(({ _id: id }) => id === heading);
  const isFiltered = heading !== '' || q !== '' || state !== '' || page > 0;
  return (
    <div className="grid min-w-0 content-start gap-6">
      <div className="grid gap-3">
        <SearchBox
          term={q}
          placeholder="Search your book"
          onSearch={(term) => void navigate(bookPath({ heading, state, q: term }))}
        />
        <StateFilter
          state={state}
          onChange={(next) => void navigate(bookPath({ heading, q, state: next }))}
        />
      </div>
      {current ? (
        <div className="grid justify-items-start gap-3 border-b pb-4">
          <h2 className="text-2xl wrap-anywhere">
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
                <p>No passages here.</p>
                <Link to={bookPath({})} className={buttonClasses('secondary')}>
                  Show all passages
                </Link>
              </EmptyList>
            ) : (
              <EmptyBook />
            )}
            <Pagination page={page} count={passages.length} areMore={areMore} onPage={setPage} />
          </>
        )}
      </WhenLoaded>
    </div>
  );
}

/** The member's book: words that were kept, under headings. */
export function BookPage() {
  const dispatch = useAppDispatch();
  const viewerId = useViewer()?.id ?? '';
  const [params] = useSearchParams();
  const [open, setOpen] = useState<'passage' | 'import' | null>(null);
  const { heading, q, state, view, page } = readBookAddress(params);
  const loaded = useRouteData(headingsQuery({ viewerId }));
  const saveBook = useExport(viewerId);

  function closeAndReload() {
    setOpen(null);
    const shown = { viewerId, headingId: heading, searchTerm: q, state, page };
    dispatch(reloadQuery(passagesQuery(shown)));
    dispatch(reloadQuery(headingsQuery({ viewerId })));
  }

  return (
    <div className="page-width grid gap-8 py-10">
      <Head title="Your book" description="Words that you have kept." isPrivate />
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 tabIndex={-1} className="text-4xl">
          Your book
        </h1>
        <div className="flex items-center gap-2">
          <Link
            to={bookPath(view === 'index' ? {} : { view: 'index' })}
            className="touchable inline-flex items-center text-link"
          >
            {view === 'index' ? 'Passages' : 'Index'}
          </Link>
          <ActionMenu
            icon="more"
            label="Book actions"
            entries={[
              { label: 'Add a passage', onSelect: () => setOpen('passage') },
              { label: 'Export', onSelect: () => void saveBook() },
              { label: 'Import', onSelect: () => setOpen('import') },
            ]}
          />
        </div>
      </div>
      <WhenLoaded
        loaded={loaded}
        failure={bookPageTexts.headingsFailed}
        skeleton={<CardSkeletons kind="ownPost" />}
      >
        {(headings) =>
          view === 'index' ? (
            <LockeIndex headings={headings} />
          ) : (
            <div className="grid gap-10 lg:grid-cols-[18rem_minmax(0,1fr)]">
              <HeadingList viewerId={viewerId} headings={headings} current={heading} />
              <Passages headings={headings} />
            </div>
          )
        }
      </WhenLoaded>
      {open === 'passage' ? (
        <AddPassageDialog
          headings={loaded.data ?? []}
          current={heading}
          onAdded={closeAndReload}
          onClose={() => setOpen(null)}
        />
      ) : null}
      {open === 'import' ? <ImportDialog onClose={closeAndReload} /> : null}
    </div>
  );
}
