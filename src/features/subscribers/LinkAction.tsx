import { useEffect, useRef } from 'react';
import { ActionButton } from '@/ui/ActionButton';

type LinkActionProps = {
  /** What the last press has done; null before it. */
  result: string | null;
  /** What can be done now; null if nothing is left. */
  label: string | null;
  onPress: () => Promise<void>;
};

/** A button, so that a mail program that opens links changes nothing. */
export function LinkAction({ result, label, onPress }: LinkActionProps) {
  const status = useRef<HTMLParagraphElement>(null);
  const isDone = result !== null && label === null;

  useEffect(() => {
    // The button that had the focus is gone.
    if (isDone && document.activeElement === document.body) status.current?.focus();
  }, [isDone]);

  return (
    <div className="grid justify-items-start gap-5">
      <p ref={status} role="status" tabIndex={-1} className="font-serif text-xl">
        {result}
      </p>
      {label === null ? null : (
        <ActionButton variant={result === null ? 'primary' : 'secondary'} onPress={onPress}>
          {label}
        </ActionButton>
      )}
    </div>
  );
}
