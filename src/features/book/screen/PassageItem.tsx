import type { Heading, Passage } from '@contract/book/bookEntities';
import { draftForms } from '@contract/storageKeys';
import { passageStateTexts } from '@contract/texts/passageStateTexts';
import { useState } from 'react';
import { useAppDispatch } from '@/store/hooks';
import { useFormDraft } from '@/store/useFormDraft';
import { ActionMenu } from '@/ui/ActionMenu';
import { Button } from '@/ui/Button';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { changePassage, removePassage } from '../model/bookThunks';
import { HeadingDialog } from '../passages/HeadingDialog';
import { NoteField } from '../passages/NoteField';
import { ChangedWords } from './ChangedWords';
import { PassageSourceLine } from './PassageSourceLine';

type PassageItemProps = {
  viewerId: string;
  passage: Passage;
  /** Its heading, where passages of several headings are listed. */
  heading: Heading | undefined;
  /** Its post has changed since the member read it. */
  isUpdated: boolean;
  onRemove: () => void;
};

/** What the keeper should know about a passage, without its words. */
function PassageNotices({
  passage,
  heading,
  isUpdated,
}: Omit<PassageItemProps, 'viewerId' | 'onRemove'>) {
  const { state, quote, isDetached, isShown, post } = passage;
  const notices = [
    // Words from elsewhere can't be compared.
    post || state === 'gone' ? (quote === '' ? null : passageStateTexts[state]) : null,
    isUpdated ? 'Post updated since you read it' : null,
    heading ? `Under “${heading.title}”` : null,
    passage.isRetired ? 'Retired from the review' : null,
    isDetached ? 'The author of the post has detached it, so visitors don’t see it.' : null,
    isShown === false && !isDetached
      ? 'Visitors don’t see it, because the heading already quotes a fifth of the post.'
      : null,
  ].filter((notice) => notice !== null);
  return notices.length > 0 ? (
    <ul className="flex flex-wrap gap-x-4 text-sm text-quiet">
      {notices.map((notice) => (
        <li key={notice}>
          <bdi>{notice}</bdi>
        </li>
      ))}
    </ul>
  ) : null;
}

export function PassageItem(props: PassageItemProps) {
  const { viewerId, passage, heading, isUpdated, onRemove } = props;
  const dispatch = useAppDispatch();
  const [open, setOpen] = useState<'heading' | 'removal' | null>(null);
  const [hasOpenedNote, setHasOpenedNote] = useState(false);
  const { quote, note, state, newWords } = passage;
  const unsaved = useFormDraft(draftForms.passageNote(passage._id)).stored['note'];
  // It stays while it is written, also if it is emptied.
  const [hadNote] = useState(note !== '' || unsaved !== undefined);
  const putBack = () => dispatch(changePassage({ id: passage._id, patch: { isRetired: false } }));
  const isNoteShown = hadNote || hasOpenedNote || note !== '';

  return (
    <li data-item tabIndex={-1} className="grid gap-3 border-b py-6">
      <div className="flex items-start gap-2">
        {quote === '' ? (
          <p className="min-w-0 flex-1 text-quiet">Saved post</p>
        ) : (
          <blockquote
            dir="auto"
            className="min-w-0 flex-1 font-serif text-xl whitespace-pre-line wrap-anywhere"
          >
            {quote}
          </blockquote>
        )}
        <ActionMenu
          icon="more"
          label="Passage actions"
          entries={[
            { label: 'Choose heading', onSelect: () => setOpen('heading') },
            ...(passage.isRetired
              ? [{ label: 'Put back into the review', onSelect: () => void putBack() }]
              : []),
            { label: 'Remove', onSelect: () => setOpen('removal') },
          ]}
        />
      </div>
      <PassageSourceLine passage={passage} />
      <PassageNotices passage={passage} heading={heading} isUpdated={isUpdated} />
      {state === 'changed' && newWords !== undefined ? (
        <ChangedWords passage={passage} newWords={newWords} />
      ) : null}
      {isNoteShown ? (
        <NoteField passage={passage} takesFocus={hasOpenedNote} />
      ) : (
        <Button
          variant="quiet"
          className="-ms-4 justify-self-start"
          onClick={() => setHasOpenedNote(true)}
        >
          Add a note
        </Button>
      )}
      {open === 'heading' ? (
        <HeadingDialog viewerId={viewerId} passage={passage} onClose={() => setOpen(null)} />
      ) : null}
      <ConfirmDialog
        title="Remove this passage"
        isOpen={open === 'removal'}
        confirmLabel="Remove"
        cancelLabel="Cancel"
        danger
        onConfirm={async () => {
          onRemove();
          await dispatch(removePassage({ viewerId, postId: null, passage }));
          setOpen(null);
        }}
        onClose={() => setOpen(null)}
      >
        <p>The words and your note are removed from your book. This can’t be undone.</p>
      </ConfirmDialog>
    </li>
  );
}
