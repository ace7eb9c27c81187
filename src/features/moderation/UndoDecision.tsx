import type { Report } from '@contract/moderation/moderationEntities';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { focusHeading } from '@/lib/browser/focusHeading';
import { listenForKeys } from '@/lib/browser/listenForKeys';
import { useSingleRun } from '@/lib/hooks/useSingleRun';
import { useAppDispatch } from '@/store/hooks';
import { Button } from '@/ui/Button';
import { undoDecision } from './moderationThunks';

type UndoDecisionProps = {
  report: Pick<Report, '_id'>;
  /** For how many milliseconds the API still allows it. */
  lasts: number;
  /** The key `u` does it, too. */
  hasKey?: boolean;
  /** The decision is taken back, or it is too late. */
  onDone: () => void;
};

/** Takes back an own decision, as long as that is possible. */
export function UndoDecision({ report, lasts, hasKey = false, onDone }: UndoDecisionProps) {
  const { _id: id } = report;
  const dispatch = useAppDispatch();
  const { isBusy, run } = useSingleRun();
  const button = useRef<HTMLButtonElement>(null);
  const [isOver, setIsOver] = useState(lasts <= 0);

  /** The button will be gone. */
  function leave() {
    if (document.activeElement === button.current) focusHeading();
  }

  async function undo() {
    const outcome = await dispatch(undoDecision({ id }));
    const isLate = undoDecision.rejected.match(outcome) && outcome.payload?.status === 409;
    if (!isLate && !undoDecision.fulfilled.match(outcome)) return;
    leave();
    onDone();
  }

  const handleOver = useEffectEvent(() => {
    leave();
    setIsOver(true);
  });

  const handleKey = useEffectEvent(({ key, repeat }: KeyboardEvent) => {
    const isOwn = key === 'u' && !repeat;
    if (isOwn) void run(undo);
    return isOwn;
  });

  useEffect(() => {
    if (isOver) return undefined;
    const timer = setTimeout(handleOver, lasts);
    return () => clearTimeout(timer);
  }, [isOver, lasts]);

  useEffect(
    () => (hasKey && !isOver ? listenForKeys((event) => handleKey(event)) : undefined),
    [hasKey, isOver],
  );

  if (isOver) return null;
  return (
    <Button
      ref={button}
      variant="secondary"
      className="justify-self-start"
      aria-keyshortcuts={hasKey ? 'u' : undefined}
      busy={isBusy}
      onClick={() => void run(undo)}
    >
      Undo
    </Button>
  );
}
