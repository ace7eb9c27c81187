import type { ReactNode } from 'react';
import { classes } from './classes';

/** A grey place of the size of what is coming. */
export function Bone({ className }: { className?: string }) {
  return <span className={classes('block animate-pulse rounded bg-line/70', className)} />;
}

/** Says once that something is loading; the bones inside are for the eye alone. */
export function Loading({ label = 'Loading', children }: { label?: string; children?: ReactNode }) {
  return (
    <div role="status">
      <span className="sr-only">{label}</span>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}
