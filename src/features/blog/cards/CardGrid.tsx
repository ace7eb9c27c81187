import type { ReactNode } from 'react';

/** The one grid that cards and their skeletons stand in, so that both take the same places. */
export function CardGrid({ children }: { children: ReactNode }) {
  return (
    <div className="grid grid-cols-1 gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
      {children}
    </div>
  );
}
