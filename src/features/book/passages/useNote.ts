import type { Passage } from '@contract/book/bookEntities';
import { draftForms } from '@contract/draftKeys';
import { limits } from '@contract/limits';
import { oncePerObject } from '@contract/oncePerObject';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { apiError } from '@/lib/apiError';
import type { AppDispatch } from '@/store/appTypes';
import { type DraftFields, joinTexts } from '@/store/formDrafts';
import { useAppDispatch } from '@/store/hooks';
import type { OwnArg } from '@/store/posts/selectOwn';
import { type FormDraft, useFormDraft } from '@/store/useFormDraft';
import { saveNote } from '../model/bookThunks';
import { createNoteSaver, type NoteSaver } from './createNoteSaver';

type ShownPassage = { passage: Passage; shownIn?: OwnArg | undefined };

/** The savers that are open or still wait for an answer, of each store, by passage. */
const saversOf = oncePerObject((_: AppDispatch) => new Map<string, NoteSaver>());

/** The note of the book with what is on the device. A note that was changed elsewhere stays beside it. */
function textOf({ note: stored, replaced }: DraftFields, { note }: Passage) {
  if (stored === undefined) return note;
  if (replaced === undefined || replaced === note) return stored;
  return joinTexts(note, stored).slice(0, limits.longest.passageNote);
}

function createSaver(dispatch: AppDispatch, draft: FormDraft, { passage, shownIn }: ShownPassage) {
  const { _id: id } = passage;
  return createNoteSaver({
    saved: passage.note,
    text: textOf(draft.stored, passage),
    async send(note) {
      const outcome = await dispatch(saveNote({ id, note, shownIn }));
      if (!saveNote.rejected.match(outcome)) return null;
      return outcome.payload ?? apiError('unreachable');
    },
    store: (note, replaced) => draft.save({ note, replaced }),
    forget(note) {
      if (draft.read()['note'] === note) draft.save({});
    },
    onEnd: () => saversOf(dispatch).delete(id),
  });
}

/** The note of a passage while it is written, and whether it is saved. */
export function useNote(shown: ShownPassage) {
  const dispatch = useAppDispatch();
  const { _id: id } = shown.passage;
  const draft = useFormDraft(draftForms.passageNote(id));
  // An earlier field can still wait for the answer of its call.
  const [saver] = useState(() => saversOf(dispatch).get(id) ?? createSaver(dispatch, draft, shown));
  const state = useSyncExternalStore(saver.subscribe, saver.read, saver.read);

  useEffect(() => {
    saversOf(dispatch).set(id, saver);
    saver.open();
    const listening = new AbortController();
    window.addEventListener('online', saver.flush, listening);
    window.addEventListener('pagehide', saver.leave, listening);
    document.addEventListener(
      'visibilitychange',
      () => {
        if (document.visibilityState === 'hidden') saver.flush();
      },
      listening,
    );
    return () => {
      listening.abort();
      saver.close();
    };
  }, [dispatch, id, saver]);

  return { ...state, change: saver.change, flush: saver.flush };
}
