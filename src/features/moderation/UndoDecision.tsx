import type { Report } from '@contract/moderation/moderationEntities';
import { useEffect, useRef, useState } from 'react';
import { focusHeading } from '@/lib/browser/focusHeading';
import { useSingleRun } from '@/lib/hooks/useSingleRun';
import { useAppDispatch } from '@/store/hooks';
import { Button } from '@/ui/Button';
import { undoDecision } from './moderationThunks';

type UndoDecisionProps = {
  report: Pick<Report, '_id'>;
  /** For how many milliseconds the API still allows it. */
  lasts: number;
  /** The decision is taken back, or it is too late. */
  onDone: () => void;
};

/** Takes back an own decision, as long as that is possible. */
export function UndoDecision({ report: { _id: id }, lasts, onDone }: UndoDecisionProps) {
  const dispatch = useAppDispatch();
  const { isBusy, run } = useSingleRun();
  const button = useRef<HTMLButtonElement>(null);
  const [isOver, setIsOver] = useState(lasts <= 0);

  useEffect(() => {
    if (isOver) return undefined;
    const timer = setTimeout(() => {
      if (document.activeElement === button.current) focusHeading();
      setIsOver(true);
    }, lasts);
    return () => clearTimeout(timer);
  }, [isOver, lasts]);

  async function undo() {
    const outcome = await dispatch(undoDecision({ id }));
    const isLate = undoDecision.rejected.match(outcome) && outcome.payload?.status === 409;
    if (!isLate && !undoDecision.fulfilled.match(outcome)) return;
    focusHeading();
    onDone();
  }

  if (isOver) return null;
  return (
    <Button
      ref={button}
      variant="secondary"
      className="justify-self-start"
      busy={isBusy}
      onClick={() => void run(undo)}
    >
      Undo
    </Button>
  );
}
