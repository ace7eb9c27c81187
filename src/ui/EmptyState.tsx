import type { ReactNode } from 'react';
import { Icon, type IconName } from './Icon';

export type EmptyStateProps = {
  icon: IconName;
  /** A sentence, and what to do next. */
  children: ReactNode;
};

/** In place of data if there is none. */
export function EmptyState({ icon, children }: EmptyStateProps) {
  return (
    <div className="grid justify-items-center gap-4 py-16 text-center text-quiet">
      <Icon name={icon} size={48} />
      {children}
    </div>
  );
}
