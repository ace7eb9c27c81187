import { groupDigits } from '@contract/groupDigits';
import { limits } from '@contract/limits';
import { paths } from '@contract/pages';
import { can } from '@contract/permissions';
import { letterTexts } from '@contract/texts/letterTexts';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { lettersQuery } from '@/features/dashboard/dashboardQueries';
import { LetterList } from '@/features/dashboard/LetterList';
import { ViewFrame } from '@/features/dashboard/ViewFrame';
import { attemptedState } from '@/lib/attempted';
import { usePageNumber } from '@/lib/hooks/usePageNumber';
import { useAppSelector, useViewer } from '@/store/hooks';
import { useRouteData } from '@/store/useRouteData';
import { selectViewer } from '@/store/viewer';
import { buttonClasses } from '@/ui/Button';
import { PagedView } from '@/ui/PagedView';

const countOf = (number: number) =>
  number > limits.countedLetters
    ? `more than ${groupDigits(limits.countedLetters)}`
    : groupDigits(number);

function AllLetters() {
  const viewerId = useViewer()?.id ?? '';
  const pages = usePageNumber();
  const loaded = useRouteData(lettersQuery({ viewerId, page: pages[0] }));
  const counts = loaded.data;
  return (
    <ViewFrame
      title="Letters"
      description="E-mails that wait or could not be sent."
      aside={
        <p className="text-quiet tabular-nums" aria-live="polite">
          {counts && counts.waiting + counts.failed > 0
            ? `${countOf(counts.waiting)} waiting, ${countOf(counts.failed)} failed`
            : ''}
        </p>
      }
    >
      <PagedView
        loaded={loaded}
        failure={lettersQuery.failure}
        skeleton="ownPost"
        rowsOf={({ letters }) => letters}
        pages={pages}
        icon="letter"
        empty={
          <>
            <p>{letterTexts.allSent}</p>
            <Link to={paths.dashboard} className={buttonClasses('secondary')}>
              Back to Dashboard
            </Link>
          </>
        }
      >
        {({ letters }) => <LetterList letters={letters} />}
      </PagedView>
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
