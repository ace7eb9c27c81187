import type { Passage } from '@contract/book/bookEntities';
import { draftForms } from '@contract/storageKeys';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useAppDispatch } from '@/store/hooks';
import { useFormDraft } from '@/store/useFormDraft';
import { ActionMenu } from '@/ui/ActionMenu';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { removePassage } from '../model/bookThunks';
import { HeadingDialog } from '../passages/HeadingDialog';
import { ChangedWords } from './ChangedWords';
import { type PassageContext, PassageMeta, placeOf } from './PassageMeta';
import { PassageNote } from './PassageNote';

type PassageItemProps = PassageContext & {
  viewerId: string;
  passage: Passage;
  onRemove: () => void;
};

/** The saved words; of a saved post its title. */
function Words({ passage }: { passage: Passage }) {
  const { quote, post } = passage;
  const look = 'min-w-0 flex-1 font-serif text-xl leading-snug wrap-anywhere';
  if (quote !== '') {
    return (
      <blockquote dir="auto" className={`${look} whitespace-pre-line`}>
        {quote}
      </blockquote>
    );
  }
  const place = placeOf(passage);
  return (
    <p dir="auto" className={look}>
      {post && place ? (
        <Link to={place} className="hover:text-accent hover:underline">
          {post.title}
        </Link>
      ) : (
        'A saved post'
      )}
    </p>
  );
}

export function PassageItem(props: PassageItemProps) {
  const { viewerId, passage, heading, isUpdated, onRemove } = props;
  const dispatch = useAppDispatch();
  const item = useRef<HTMLLIElement>(null);
  const [open, setOpen] = useState<'heading' | 'removal' | null>(null);
  // What an earlier visit could not save is shown again.
  const unsaved = useFormDraft(draftForms.passageNote(passage._id)).stored['note'];
  const [note, setNote] = useState({ isOpen: unsaved !== undefined, takesFocus: false });
  const { state, newWords } = passage;
  const openNote = () => setNote({ isOpen: true, takesFocus: true });

  return (
    <li ref={item} data-item tabIndex={-1} className="grid gap-0.5 border-b py-3">
      <div className="flex items-start gap-2">
        <Words passage={passage} />
        <div className="-my-1.5 pointer-coarse:-my-2">
          <ActionMenu
            icon="more"
            label="Passage actions"
            entries={[
              { label: passage.note === '' ? 'Add a note' : 'Edit the note', onSelect: openNote },
              { label: 'Choose heading', onSelect: () => setOpen('heading') },
              { label: 'Remove', onSelect: () => setOpen('removal') },
            ]}
          />
        </div>
      </div>
      <PassageMeta passage={passage} heading={heading} isUpdated={isUpdated} />
      {state === 'changed' && newWords !== undefined ? (
        <ChangedWords passage={passage} newWords={newWords} />
      ) : null}
      <PassageNote
        passage={passage}
        {...note}
        onOpen={openNote}
        onLeave={() => item.current?.focus()}
        onClose={() => setNote({ isOpen: false, takesFocus: false })}
      />
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
