import { groupDigits } from '@contract/groupDigits';
import { limits } from '@contract/limits';
import { paths } from '@contract/pages';
import { letterTexts } from '@contract/texts/letterTexts';
import { usePagedQuery } from '@/store/usePagedQuery';
import { NothingYet } from '@/ui/NothingYet';
import { PagedView } from '@/ui/PagedView';
import { lettersQuery } from './dashboardQueries';
import { LetterList } from './LetterList';

const countOf = (number: number) =>
  number > limits.countedLetters
    ? `more than ${groupDigits(limits.countedLetters)}`
    : groupDigits(number);

/** A page of the e-mails that wait or could not be sent. */
export function LetterQueue() {
  const list = usePagedQuery(lettersQuery);
  const counts = list.loaded.data;
  return (
    <>
      <p className="text-quiet tabular-nums empty:hidden" aria-live="polite">
        {counts && counts.waiting + counts.failed > 0
          ? `${countOf(counts.waiting)} waiting, ${countOf(counts.failed)} failed`
          : ''}
      </p>
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
        {({ letters }) => <LetterList letters={letters} onChanged={list.loaded.reload} />}
      </PagedView>
    </>
  );
}
