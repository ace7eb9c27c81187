import { paths } from '@contract/pages';
import { bookPageTexts } from '@contract/texts/bookPageTexts';
import { Link, useSearchParams } from 'react-router-dom';
import { bookPath, readBookAddress } from '@/features/book/model/bookAddress';
import { headingsQuery } from '@/features/book/model/bookQueries';
import { DailyReview } from '@/features/book/review/DailyReview';
import { BookActions } from '@/features/book/screen/BookActions';
import { Headings } from '@/features/book/screen/Headings';
import { LockeIndex } from '@/features/book/screen/LockeIndex';
import { Passages } from '@/features/book/screen/Passages';
import '@/memberStyles.css';
import { useViewer } from '@/store/hooks';
import { useRouteData } from '@/store/useRouteData';
import { CardSkeletons } from '@/ui/CardSkeletons';
import { Head } from '@/ui/Head';
import { WhenLoaded } from '@/ui/WhenLoaded';

/** The member's book: saved words, under headings. */
export function BookPage() {
  const viewerId = useViewer()?.id ?? '';
  const [params] = useSearchParams();
  const shown = readBookAddress(params);
  const { heading, view } = shown;
  const loaded = useRouteData(headingsQuery({ viewerId }));

  return (
    <div className="page-width grid gap-6 py-6">
      <Head title="Your book" description="Words that you have kept." isPrivate />
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h1 tabIndex={-1} className="text-4xl">
          Your book
        </h1>
        <div className="flex flex-wrap items-center gap-x-4 max-sm:grow">
          <Link to={paths.books} className="touchable inline-flex items-center text-link">
            Books of all members
          </Link>
          <Link
            to={bookPath(view === 'index' ? {} : { view: 'index' })}
            className="touchable inline-flex items-center text-link"
          >
            {view === 'index' ? 'Passages' : 'Index'}
          </Link>
          <div className="ms-auto">
            <BookActions viewerId={viewerId} shown={shown} />
          </div>
        </div>
      </div>
      <DailyReview />
      <WhenLoaded
        loaded={loaded}
        failure={bookPageTexts.headingsFailed}
        skeleton={<CardSkeletons kind="ownPost" />}
      >
        {(headings) =>
          view === 'index' ? (
            <LockeIndex headings={headings} />
          ) : (
            <div className="grid gap-x-10 gap-y-4 lg:grid-cols-[18rem_minmax(0,1fr)]">
              <Headings viewerId={viewerId} headings={headings} current={heading} />
              <Passages headings={headings} />
            </div>
          )
        }
      </WhenLoaded>
    </div>
  );
}
