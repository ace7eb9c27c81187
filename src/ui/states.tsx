import type { ReactNode } from 'react';
import { Button } from './Button';

/** For a page that an old address still names. */
export const pastTheEnd = 'There is nothing on this page any more.';

/** Nothing is there, and that is no failure. */
export function EmptyState({ children }: { children: ReactNode }) {
  return (
    <div className="grid justify-items-center gap-4 py-16 text-center text-quiet">{children}</div>
  );
}

type FailedStateProps = { message: string; onRetry: () => void };

/** It could not be loaded; trying again is one press away. */
export function FailedState({ message, onRetry }: FailedStateProps) {
  return (
    <div role="alert" className="grid justify-items-center gap-4 py-16 text-center">
      <p className="text-bad">{message}</p>
      <Button look="secondary" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
