import type { ReviewAction, ReviewedPassage } from '@contract/book/bookEntities';
import { paths } from '@contract/pages';
import { bookPageTexts } from '@contract/texts/bookPageTexts';
import { useRef } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useAppDispatch, useViewer } from '@/store/hooks';
import { useRouteData } from '@/store/useRouteData';
import { buttonClasses } from '@/ui/Button';
import { Skeleton } from '@/ui/Skeleton';
import { WhenLoaded } from '@/ui/WhenLoaded';
import { readBookAddress } from '../model/bookAddress';
import { ReviewPassage } from './ReviewPassage';
import { reviewPassage, reviewQuery } from './reviewQuery';
import { useReviewFocus } from './useReviewFocus';

type TodayProps = {
  passages: readonly ReviewedPassage[];
  /** Loads the passages again: it is another day, or one of them is gone. */
  onOutdated: () => void;
};

/** The passages of the day, one after the other. */
function Today({ passages, onOutdated }: TodayProps) {
  const dispatch = useAppDispatch();
  const [params] = useSearchParams();
  const named = params.get('passage');
  const left = passages.filter(({ isReviewed }) => isReviewed !== true);
  const current = left.find(({ _id }) => _id === named) ?? left[0];
  const view = useRef<HTMLDivElement>(null);
  const moveOn = useReviewFocus(view, current?._id);

  async function handleAct(id: string, action: ReviewAction) {
    moveOn();
    const result = await dispatch(reviewPassage({ id, action }));
    if (!reviewPassage.rejected.match(result)) return;
    const status = result.payload?.status;
    if (status === 404 || status === 409) onOutdated();
  }

  const number = passages.length - left.length + 1;
  if (current && params.get('view') !== 'review') {
    return (
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 className="text-xl">Daily review</h2>
        <Link to={reviewPath} className={buttonClasses('secondary')}>
          {left.length === 1 ? 'Review 1 passage' : `Review ${left.length} passages`}
        </Link>
      </div>
    );
  }
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-xl">Daily review</h2>
        {current ? (
          <p aria-hidden="true" className="text-sm text-quiet tabular-nums">
            {number} of {passages.length}
          </p>
        ) : (
          <p ref={view} tabIndex={-1} className="text-quiet">
            Done for today
          </p>
        )}
      </div>
      {current ? (
        <ReviewPassage
          key={current._id}
          ref={view}
          passage={current}
          label={`Passage ${number} of ${passages.length}`}
          onAct={(action) => handleAct(current._id, action)}
        />
      ) : null}
    </>
  );
}

const skeleton = <Skeleton className="h-11 w-full" />;

/** Above the list one line leads to it, so that the saved words are in the first window. */
const reviewPath = `${paths.book}?view=review`;

/** The daily review: some passages of the book to read again. Nothing for a book without any. */
export function DailyReview() {
  const viewerId = useViewer()?.id ?? '';
  const [params] = useSearchParams();
  const { heading, q, show, view, page } = readBookAddress(params);
  const isShown = heading + q + show === '' && view === 'passages' && page === 0;
  const loaded = useRouteData(isShown ? reviewQuery({ viewerId }) : null);
  if (!isShown || loaded.data?.length === 0) return null;
  return (
    <section aria-label="Daily review" className="grid grid-cols-1 gap-4">
      <WhenLoaded loaded={loaded} failure={bookPageTexts.reviewFailed} skeleton={skeleton}>
        {(passages) => <Today passages={passages} onOutdated={loaded.reload} />}
      </WhenLoaded>
    </section>
  );
}
