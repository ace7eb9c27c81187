import type { Passage } from '@contract/book/bookEntities';
import { notify } from '@/lib/notify';
import { useAppDispatch } from '@/store/hooks';
import { changePassage } from '../model/bookThunks';

const counted = (count: number) => `${count} ${count === 1 ? 'passage' : 'passages'}`;

/** Returns a function that puts passages under a heading, which can be taken back. It says whether that worked. */
export function usePassageMoves(onUndone: () => void) {
  const dispatch = useAppDispatch();

  async function put(id: string, headingId: string | null) {
    const outcome = await dispatch(changePassage({ id, patch: { headingId } }));
    return changePassage.fulfilled.match(outcome);
  }

  async function undo(moved: readonly Passage[]) {
    for (const { _id: id, headingId } of moved) if (!(await put(id, headingId))) break;
    onUndone();
  }

  return async function move(
    passages: readonly Passage[],
    heading: { _id: string | null; title: string },
  ) {
    const moved: Passage[] = [];
    for (const passage of passages.filter(({ headingId }) => headingId !== heading._id)) {
      if (!(await put(passage._id, heading._id))) break;
      moved.push(passage);
    }
    if (moved.length > 0) {
      const place = heading._id === null ? 'no heading' : `“${heading.title}”`;
      const message = `${counted(moved.length)} put under ${place}`;
      notify.undoable(message, 'passages-moved', () => void undo(moved));
    }
    return passages.every(
      (passage) => passage.headingId === heading._id || moved.includes(passage),
    );
  };
}
