import type { Passage } from '@contract/book/bookEntities';
import { draftForms } from '@contract/draftKeys';
import { useRef, useState } from 'react';
import { useAppDispatch } from '@/store/hooks';
import { useFormDraft } from '@/store/useFormDraft';
import { ActionMenu } from '@/ui/ActionMenu';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { classes } from '@/ui/classes';
import { Icon } from '@/ui/Icon';
import { usePassageKeys } from '../arranging/usePassageKeys';
import { changePassage, removePassage } from '../model/bookThunks';
import { HeadingDialog } from '../passages/HeadingDialog';
import { ChangedWords } from './ChangedWords';
import { PassageCheckbox } from './PassageCheckbox';
import { type PassageContext, PassageMeta } from './PassageMeta';
import { PassageNote } from './PassageNote';
import { PassageWords } from './PassageWords';
import { useOpenPassage } from './useOpenPassage';

type PassageItemProps = PassageContext & {
  viewerId: string;
  passage: Passage;
  /** null while no passages are being chosen. */
  isChosen: boolean | null;
  onChoose: (isRange: boolean) => void;
  /** The passage may be about to leave the list. */
  onLeave: () => void;
};

export function PassageItem(props: PassageItemProps) {
  const { viewerId, passage, isChosen, onChoose, onLeave, ...context } = props;
  const dispatch = useAppDispatch();
  const { copy, copyLabel, open: openPost } = useOpenPassage(passage);
  const item = useRef<HTMLLIElement>(null);
  const [open, setOpen] = useState<'heading' | 'removal' | null>(null);
  // What an earlier visit could not save is shown again.
  const unsaved = useFormDraft(draftForms.passageNote(passage._id)).stored['note'];
  const [note, setNote] = useState({ isOpen: unsaved !== undefined, takesFocus: false });
  const { state, newWords } = passage;
  const putBack = () => dispatch(changePassage({ id: passage._id, patch: { isRetired: false } }));
  const openNote = () => setNote({ isOpen: true, takesFocus: true });

  function openHeadings() {
    onLeave();
    setOpen('heading');
  }

  usePassageKeys(item, {
    n: openNote,
    h: openHeadings,
    c: copy,
    o: openPost,
    x: () => onChoose(false),
    X: () => onChoose(true),
  });

  return (
    <li
      ref={item}
      data-item={passage._id}
      tabIndex={-1}
      className={classes(
        'group/passage relative grid gap-0.5 border-b py-3',
        isChosen !== null && 'ps-9',
      )}
    >
      {/* Keyboard and screen readers use the menu. */}
      <span
        aria-hidden="true"
        data-grip
        className="absolute -start-9 top-2 hidden size-9 cursor-grab touch-none place-items-center text-quiet opacity-0 select-none group-focus-within/passage:opacity-100 group-hover/passage:opacity-100 active:cursor-grabbing lg:grid pointer-coarse:opacity-100"
      >
        <Icon name="menu" size={16} />
      </span>
      <div className="flex items-start gap-2">
        {isChosen === null ? null : (
          <PassageCheckbox passage={passage} isChosen={isChosen} onChoose={onChoose} />
        )}
        <PassageWords passage={passage} />
        <div className="-my-1.5 pointer-coarse:-my-2">
          <ActionMenu
            icon="more"
            label="Passage actions"
            entries={[
              { label: copyLabel, onSelect: copy },
              ...(openPost ? [{ label: 'Open in the post', onSelect: openPost }] : []),
              { label: passage.note === '' ? 'Add a note' : 'Edit the note', onSelect: openNote },
              { label: 'Choose heading', onSelect: openHeadings },
              { label: 'Choose several', onSelect: () => onChoose(false) },
              ...(passage.isRetired
                ? [{ label: 'Put back into the review', onSelect: () => void putBack() }]
                : []),
              { label: 'Remove', onSelect: () => setOpen('removal') },
            ]}
          />
        </div>
      </div>
      <PassageMeta passage={passage} {...context} />
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
        danger
        onConfirm={async () => {
          onLeave();
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
