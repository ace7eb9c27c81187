import type { Passage } from '@contract/book/bookEntities';
import { limits } from '@contract/limits';
import { draftForms } from '@contract/storageKeys';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useAppDispatch } from '@/store/hooks';
import type { OwnArg } from '@/store/posts/ownSlice';
import { useFormDraft } from '@/store/useFormDraft';
import { TextArea } from '@/ui/TextArea';
import { changePassage } from '../model/bookThunks';

/** Between the last key and the call, in milliseconds. */
const pause = 1000;

type NoteFieldProps = {
  passage: Passage;
  shownIn?: OwnArg | undefined;
  takesFocus?: boolean;
};

type SaveState = 'saved' | 'saving' | 'on device';

const stateTexts: Readonly<Record<SaveState, string>> = {
  saved: 'Saved',
  saving: 'Saving…',
  'on device': 'Saved on this device. It is saved in your book once there is a connection.',
};

/**
 * The note of a passage. Each key is stored on the device at once, and in the book when typing pauses; what the
 * book did not get stays on the device.
 */
export function NoteField({ passage, shownIn, takesFocus = false }: NoteFieldProps) {
  const dispatch = useAppDispatch();
  const { stored, save: storeOnDevice } = useFormDraft(draftForms.passageNote(passage._id));
  const [text, setText] = useState(stored['note'] ?? passage.note);
  const [state, setState] = useState<SaveState | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  // An async handler needs what was typed after it has started.
  const latest = useRef(text);

  const send = useEffectEvent(async (note: string) => {
    const outcome = await dispatch(changePassage({ id: passage._id, patch: { note }, shownIn }));
    const isSaved = changePassage.fulfilled.match(outcome);
    if (latest.current !== note) return;
    if (isSaved) storeOnDevice({});
    setState(isSaved ? 'saved' : 'on device');
  });

  const sendUnsaved = useEffectEvent(() => {
    if (latest.current !== passage.note) void send(latest.current);
  });

  const isChanged = text !== passage.note;
  useEffect(() => {
    if (!isChanged) return undefined;
    const timer = setTimeout(() => void send(text), pause);
    return () => clearTimeout(timer);
  }, [text, isChanged]);

  useEffect(() => {
    if (takesFocus) field.current?.focus();
    const handleOnline = () => sendUnsaved();
    window.addEventListener('online', handleOnline);
    return () => window.removeEventListener('online', handleOnline);
  }, [takesFocus]);

  // A dialog or a page that closes does not wait for the pause.
  useEffect(() => () => sendUnsaved(), []);

  function handleChange(note: string) {
    latest.current = note;
    setText(note);
    setState('saving');
    storeOnDevice({ note });
  }

  return (
    <TextArea
      ref={field}
      label="Note"
      hint={state === null ? undefined : stateTexts[state]}
      value={text}
      maxLength={limits.longest.passageNote}
      className="min-h-20! field-sizing-content"
      onChange={({ target }) => handleChange(target.value)}
    />
  );
}
