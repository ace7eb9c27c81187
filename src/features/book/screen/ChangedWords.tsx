import type { Passage } from '@contract/book/bookEntities';
import { bookPageTexts } from '@contract/texts/bookPageTexts';
import { notify } from '@/lib/notify';
import { useAppDispatch } from '@/store/hooks';
import { ActionButton } from '@/ui/ActionButton';
import { DifferenceList } from '@/ui/DifferenceList';
import { changePassage } from '../model/bookThunks';

/** Saved words beside those that stand in the post now. */
export function ChangedWords({ passage, newWords }: { passage: Passage; newWords: string }) {
  const dispatch = useAppDispatch();

  async function takeOver() {
    const outcome = await dispatch(changePassage({ id: passage._id, patch: { quote: newWords } }));
    if (changePassage.fulfilled.match(outcome)) notify.success(bookPageTexts.takenOver);
  }

  return (
    <div className="grid justify-items-start gap-3">
      <DifferenceList
        differences={[{ what: 'The words now', before: passage.quote, after: newWords }]}
        before="as you kept them"
        after="in the post now"
      />
      <ActionButton variant="secondary" onPress={takeOver}>
        Take over the new words
      </ActionButton>
    </div>
  );
}
