import type { Passage, PublicPassage } from '@contract/book/bookEntities';
import { bookPageTexts } from '@contract/texts/bookPageTexts';
import { useRef, useState } from 'react';
import { lazyPart } from '@/lib/browser/lazyPart';
import { notify } from '@/lib/notify';
import { useAppDispatch, useViewer } from '@/store/hooks';
import { ActionButton } from '@/ui/ActionButton';
import { Icon } from '@/ui/Icon';
import { NeedsScript } from '@/ui/NeedsScript';

const HeadingDialog = lazyPart({
  load: async () => (await import('../passages/HeadingDialog')).HeadingDialog,
});

type KeepPassageProps = {
  passage: PublicPassage;
  postId: string;
  /** The id of the element with the words. */
  describedBy: string;
  /** The visitor who wanted to keep them has signed in. */
  isReturned: boolean;
};

/** Keeps words under someone's public heading in the own book. Words that are kept already stay as they are. */
export function KeepPassage({ passage, postId, describedBy, isReturned }: KeepPassageProps) {
  const dispatch = useAppDispatch();
  const viewerId = useViewer()?.id ?? '';
  const button = useRef<HTMLButtonElement>(null);
  const [isKept, setIsKept] = useState(isReturned);
  const [placed, setPlaced] = useState<Passage | null>(null);

  async function handleKeep() {
    try {
      const { keepPassage } = await import('./keepPassage');
      const saved = await keepPassage(dispatch, { viewerId, postId, passage });
      if (saved) {
        setIsKept(true);
        notify.success(saved.message, `kept-${saved.passage._id}`, [
          {
            label: 'Choose heading',
            run: () => setPlaced(saved.passage),
          },
        ]);
      }
    } catch {
      notify.error(bookPageTexts.keepFailed);
    }
  }

  return (
    <NeedsScript>
      <ActionButton
        ref={button}
        variant="quiet"
        data-return={isReturned ? 'keep' : undefined}
        aria-describedby={describedBy}
        className="-me-4 shrink-0"
        onPress={handleKeep}
      >
        <Icon name={isKept ? 'check' : 'bookmark'} size={18} />
        {isKept ? 'Kept' : 'Keep'}
      </ActionButton>
      {placed ? (
        <HeadingDialog
          viewerId={viewerId}
          passage={placed}
          shownIn={{ viewerId, postId }}
          findReturn={() => button.current}
          onClose={() => setPlaced(null)}
        />
      ) : null}
    </NeedsScript>
  );
}
