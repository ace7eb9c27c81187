import type { ReactNode } from 'react';

/** For a page number after the last page, for example from an old link. */
export const emptyPageText = 'There is nothing on this page any more.';

export function EmptyState({ children }: { children: ReactNode }) {
  return (
    <div className="grid justify-items-center gap-4 py-16 text-center text-quiet">{children}</div>
  );
}
