import type { ReactNode } from 'react';
import { classes } from './classes';

/** A grey box with the size of the content that is loading. */
export function Skeleton({ className }: { className?: string }) {
  return <span className={classes('block animate-pulse rounded bg-line/70', className)} />;
}

type LoadingStatusProps = { label?: string; children?: ReactNode };

/** Announces once that content is loading. Its skeletons are hidden from screen readers. */
export function LoadingStatus({ label = 'Loading', children }: LoadingStatusProps) {
  return (
    <div role="status" data-loading="">
      <span className="sr-only">{label}</span>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}
