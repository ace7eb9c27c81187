import { postLetterTexts } from '@contract/texts/postLetterTexts';
import { useState } from 'react';
import { dateAndTime } from '@/lib/dates';
import { useAppDispatch } from '@/store/hooks';
import { useRouteData } from '@/store/useRouteData';
import { Button } from '@/ui/Button';
import { postLettersQuery, stopPostLetters } from './postLettersQuery';

/** To how many subscribers letters about a post will go, and a button that stops them. */
export function PostLetters({ postId }: { postId: string }) {
  const dispatch = useAppDispatch();
  const { data, reload } = useRouteData(postLettersQuery({ postId }));
  const [isBusy, setIsBusy] = useState(false);
  const [isStopped, setIsStopped] = useState(false);
  const letters = data?.letters ?? null;

  async function handleStop() {
    setIsBusy(true);
    const outcome = await dispatch(stopPostLetters({ postId }));
    setIsBusy(false);
    if (stopPostLetters.fulfilled.match(outcome)) setIsStopped(true);
    else reload();
  }

  return (
    <div role="status" className="flex flex-wrap items-center gap-x-3 gap-y-1 empty:hidden">
      {isStopped ? <p>{postLetterTexts.stopped}</p> : null}
      {letters && !isStopped ? (
        <>
          <p>{postLetterTexts.waiting(letters.recipients, dateAndTime(letters.until))}</p>
          <Button variant="secondary" busy={isBusy} onClick={() => void handleStop()}>
            {postLetterTexts.stop}
          </Button>
        </>
      ) : null}
    </div>
  );
}
