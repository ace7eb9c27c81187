import { postLetterTexts } from '@contract/texts/postLetterTexts';
import { useState } from 'react';
import { dateAndTime } from '@/lib/dates';
import { useAppDispatch } from '@/store/hooks';
import { useRouteData } from '@/store/useRouteData';
import { ActionButton } from '@/ui/ActionButton';
import { postLettersQuery, stopPostLetters } from './postLettersQuery';

/** To how many subscribers letters about a post will go, and a button that stops them. */
export function PostLetters({ postId }: { postId: string }) {
  const dispatch = useAppDispatch();
  const { data, reload } = useRouteData(postLettersQuery({ postId }));
  const [isStopped, setIsStopped] = useState(false);
  const letters = data?.letters ?? null;

  async function handleStop() {
    const outcome = await dispatch(stopPostLetters({ postId }));
    if (stopPostLetters.fulfilled.match(outcome)) setIsStopped(true);
    else reload();
  }

  return (
    <div role="status" className="flex flex-wrap items-center gap-x-3 gap-y-1 empty:hidden">
      {isStopped ? <p>{postLetterTexts.stopped}</p> : null}
      {letters && !isStopped ? (
        <>
          <p>{postLetterTexts.waiting(letters.recipients, dateAndTime(letters.until))}</p>
          <ActionButton variant="secondary" onPress={handleStop}>
            {postLetterTexts.stop}
          </ActionButton>
        </>
      ) : null}
    </div>
  );
}
