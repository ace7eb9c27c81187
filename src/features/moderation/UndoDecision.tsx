import type { Report } from '@contract/moderation/moderationEntities';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { focusHeading } from '@/lib/browser/focusHeading';
import { listenForKeys } from '@/lib/browser/listenForKeys';
import { useSingleRun } from '@/lib/hooks/useSingleRun';
import { useAppDispatch } from '@/store/hooks';
import { Button } from '@/ui/Button';
import { undoDecision } from './moderationThunks';

type UndoProps = {
  /** For how many milliseconds the API still allows it; without, it is not limited. */
  lasts?: number;
  /** The key `u` does it, too. */
  hasKey?: boolean;
  /** The decision is taken back, or it is too late. */
  onDone: () => void;
};

/** Takes back an own decision, as long as that is possible. `undo` returns false if it can be tried again. */
export function UndoDecision({
  undo,
  lasts = Infinity,
  hasKey = false,
  onDone,
}: UndoProps & { undo: () => Promise<boolean> }) {
  const { isBusy, run } = useSingleRun();
  const button = useRef<HTMLButtonElement>(null);
  const [isOver, setIsOver] = useState(lasts <= 0);

  /** The button will be gone. */
  function leave() {
    if (document.activeElement === button.current) focusHeading();
  }

  async function press() {
    if (!(await undo())) return;
    leave();
    onDone();
  }

  const handleOver = useEffectEvent(() => {
    leave();
    setIsOver(true);
  });

  const handleKey = useEffectEvent(({ key, repeat }: KeyboardEvent) => {
    const isOwn = key === 'u' && !repeat;
    if (isOwn) void run(press);
    return isOwn;
  });

  useEffect(() => {
    if (isOver || lasts === Infinity) return undefined;
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
      onClick={() => void run(press)}
    >
      Undo
    </Button>
  );
}

/** Takes back an own decision about a report. */
export function UndoReport({ report: { _id: id }, ...props }: UndoProps & { report: Report }) {
  const dispatch = useAppDispatch();

  async function undo() {
    const outcome = await dispatch(undoDecision({ id }));
    const isLate = undoDecision.rejected.match(outcome) && outcome.payload?.status === 409;
    return isLate || undoDecision.fulfilled.match(outcome);
  }

  return <UndoDecision undo={undo} {...props} />;
}
