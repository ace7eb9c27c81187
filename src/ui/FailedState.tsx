import { useLayoutEffect, useRef } from 'react';
import { focusHeading } from '@/lib/browser/focusHeading';
import { Button } from './Button';

type FailedStateProps = { message: string; onRetry: () => void };

/** Says in place of data why it is missing. */
export function FailedState({ message, onRetry }: FailedStateProps) {
  const ref = useRef<HTMLDivElement>(null);

  // The button disappears while the data is requested again.
  useLayoutEffect(() => {
    const view = ref.current;
    return () => {
      if (view?.contains(document.activeElement)) focusHeading();
    };
  }, []);

  return (
    <div ref={ref} role="alert" className="grid justify-items-center gap-4 py-16 text-center">
      <p className="text-bad">{message}</p>
      <Button variant="secondary" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
