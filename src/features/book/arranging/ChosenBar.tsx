import type { Passage } from '@contract/book/bookEntities';
import { useState } from 'react';
import { useAppDispatch } from '@/store/hooks';
import { Button } from '@/ui/Button';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { removePassage } from '../model/bookThunks';
import { HeadingChoice } from '../passages/HeadingChoice';
import type { usePassageMoves } from './usePassageMoves';

type ChosenBarProps = {
  viewerId: string;
  chosen: readonly Passage[];
  onMove: ReturnType<typeof usePassageMoves>;
  onChooseAll: () => void;
  onEnd: () => void;
  /** Gets the focus when the bar is gone. */
  findReturn: () => HTMLElement | null;
};

/** What can be done with the chosen passages. It stays at the bottom of the window. */
export function ChosenBar(props: ChosenBarProps) {
  const { viewerId, chosen, onMove, onChooseAll, onEnd, findReturn } = props;
  const dispatch = useAppDispatch();
  const [open, setOpen] = useState<'heading' | 'removal' | null>(null);
  const count = chosen.length;
  const noun = count === 1 ? 'passage' : 'passages';

  async function removeAll() {
    for (const passage of chosen) {
      const outcome = await dispatch(removePassage({ viewerId, postId: null, passage }));
      if (!removePassage.fulfilled.match(outcome)) return setOpen(null);
    }
    setOpen(null);
    onEnd();
  }

  return (
    <div
      role="group"
      aria-label="Chosen passages"
      className="sticky bottom-2 z-10 flex flex-wrap items-center gap-x-1 rounded-card border bg-raised p-1 ps-4 floating-shadow max-sm:[&>button]:px-2!"
    >
      <p role="status" className="me-auto tabular-nums">
        {count} chosen
      </p>
      <Button variant="quiet" onClick={onChooseAll}>
        All
      </Button>
      <Button variant="quiet" disabled={count === 0} onClick={() => setOpen('heading')}>
        Choose heading
      </Button>
      <Button variant="quiet" disabled={count === 0} onClick={() => setOpen('removal')}>
        Remove
      </Button>
      <Button
        variant="quiet"
        onClick={() => {
          findReturn()?.focus();
          onEnd();
        }}
      >
        Done
      </Button>
      {open === 'heading' ? (
        <HeadingChoice
          viewerId={viewerId}
          current={undefined}
          onChoose={async (heading) => {
            if (!(await onMove(chosen, heading))) return false;
            onEnd();
            return true;
          }}
          onClose={() => setOpen(null)}
          findReturn={findReturn}
        />
      ) : null}
      <ConfirmDialog
        title={`Remove ${count} ${noun}`}
        isOpen={open === 'removal'}
        confirmLabel="Remove"
        danger
        onConfirm={removeAll}
        onClose={() => setOpen(null)}
        findReturn={findReturn}
      >
        <p>The words and your notes are removed from your book. This can’t be undone.</p>
      </ConfirmDialog>
    </div>
  );
}
