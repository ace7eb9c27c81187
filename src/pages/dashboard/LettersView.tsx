import { groupDigits } from '@contract/groupDigits';
import { paths } from '@contract/pages';
import { can } from '@contract/permissions';
import { letterTexts } from '@contract/texts/letterTexts';
import { Navigate, useLocation } from 'react-router-dom';
import { lettersQuery } from '@/features/dashboard/dashboardQueries';
import { LetterList } from '@/features/dashboard/LetterList';
import { ViewFrame } from '@/features/dashboard/ViewFrame';
import { attemptedState } from '@/lib/attempted';
import { usePageNumber } from '@/lib/hooks/usePageNumber';
import { useAppSelector, useViewer } from '@/store/hooks';
import { useRouteData } from '@/store/useRouteData';
import { selectViewer } from '@/store/viewer';
import { CardSkeletons } from '@/ui/CardSkeletons';
import { EmptyState, emptyPageText } from '@/ui/EmptyState';
import { Pagination } from '@/ui/Pagination';
import { WhenLoaded } from '@/ui/WhenLoaded';

function AllLetters() {
  const viewerId = useViewer()?.id ?? '';
  const [page, setPage] = usePageNumber();
  const loaded = useRouteData(lettersQuery({ viewerId, page }));
  const counts = loaded.data;
  return (
    <ViewFrame
      title="Letters"
      description="E-mails that wait or could not be sent."
      aside={
        <p className="text-quiet tabular-nums" aria-live="polite">
          {counts && counts.waiting + counts.failed > 0
            ? `${groupDigits(counts.waiting)} waiting, ${groupDigits(counts.failed)} failed`
            : ''}
        </p>
      }
    >
      <WhenLoaded
        loaded={loaded}
        failure={letterTexts.loadFailed}
        skeleton={<CardSkeletons kind="ownPost" />}
      >
        {({ letters, areMore }) => (
          <>
            {letters.length > 0 ? (
              <LetterList letters={letters} />
            ) : (
              <EmptyState icon="letter">
                <p>{page > 0 ? emptyPageText : letterTexts.allSent}</p>
              </EmptyState>
            )}
            <Pagination page={page} count={letters.length} areMore={areMore} onPage={setPage} />
          </>
        )}
      </WhenLoaded>
    </ViewFrame>
  );
}

/** Redirects everyone but administrators, with the attempted location. */
export function LettersView() {
  const location = useLocation();
  const isAllowed = useAppSelector((state) => can(selectViewer(state), 'list letters'));
  if (!isAllowed) return <Navigate to={paths.denied} state={attemptedState(location)} replace />;
  return <AllLetters />;
}
