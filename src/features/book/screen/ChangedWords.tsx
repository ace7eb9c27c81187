import type { Passage } from '@contract/book/bookEntities';
import { bookPageTexts } from '@contract/texts/bookPageTexts';
import { useState } from 'react';
import { notify } from '@/lib/notify';
import { useAppDispatch } from '@/store/hooks';
import { Button } from '@/ui/Button';
import { DifferenceList } from '@/ui/DifferenceList';
import { changePassage } from '../model/bookThunks';

/** Saved words beside those that stand in the post now. */
export function ChangedWords({ passage, newWords }: { passage: Passage; newWords: string }) {
  const dispatch = useAppDispatch();
  const [isBusy, setIsBusy] = useState(false);

  async function takeOver() {
    setIsBusy(true);
    const outcome = await dispatch(changePassage({ id: passage._id, patch: { quote: newWords } }));
    setIsBusy(false);
    if (changePassage.fulfilled.match(outcome)) notify.success(bookPageTexts.takenOver);
  }

  return (
    <div className="grid justify-items-start gap-3">
      <DifferenceList
        differences={[{ what: 'The words now', before: passage.quote, after: newWords }]}
        before="as you kept them"
        after="in the post now"
      />
      <Button variant="secondary" busy={isBusy} onClick={() => void takeOver()}>
        Take over the new words
      </Button>
    </div>
  );
}
