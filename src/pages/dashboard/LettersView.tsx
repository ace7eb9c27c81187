import { groupDigits } from '@contract/groupDigits';
import { limits } from '@contract/limits';
import { paths } from '@contract/pages';
import { can } from '@contract/permissions';
import { letterTexts } from '@contract/texts/letterTexts';
import { Navigate, useLocation } from 'react-router-dom';
import { lettersQuery } from '@/features/dashboard/dashboardQueries';
import { LetterList } from '@/features/dashboard/LetterList';
import { ViewFrame } from '@/features/dashboard/ViewFrame';
import { useAppSelector } from '@/store/hooks';
import { attemptedState } from '@/store/session/attempted';
import { usePagedQuery } from '@/store/usePagedQuery';
import { selectViewer } from '@/store/viewer';
import { NothingYet } from '@/ui/NothingYet';
import { PagedView } from '@/ui/PagedView';

const countOf = (number: number) =>
  number > limits.countedLetters
    ? `more than ${groupDigits(limits.countedLetters)}`
    : groupDigits(number);

function AllLetters() {
  const list = usePagedQuery(lettersQuery);
  const counts = list.loaded.data;
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
        {...list}
        rowsOf={({ letters }) => letters}
        icon="letter"
        empty={
          <NothingYet to={paths.dashboard} next="Back to Dashboard">
            {letterTexts.allSent}
          </NothingYet>
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
