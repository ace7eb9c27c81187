import { useLayoutEffect, useRef } from 'react';
import type { ApiError } from '@/lib/apiError';
import { focusHeading } from '@/lib/browser/focusHeading';
import { failureReason } from '@/lib/failureReason';
import { Button } from './Button';

type FailedStateProps = { message: string; error?: ApiError | null; onRetry: () => void };

/** Says in place of data why it is missing. */
export function FailedState({ message, error = null, onRetry }: FailedStateProps) {
  const ref = useRef<HTMLDivElement>(null);
  const reason = error && failureReason(error);

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
      {reason === null ? null : <p className="text-quiet">{reason}</p>}
      <Button variant="secondary" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
