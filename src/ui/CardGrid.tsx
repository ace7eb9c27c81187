import type { ReactNode } from 'react';

/** The grid of cards. Skeletons use it too, so that they take the same space as the cards. */
export function CardGrid({ children }: { children: ReactNode }) {
  return (
    <div className="grid grid-cols-1 gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
      {children}
    </div>
  );
}
