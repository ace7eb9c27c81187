import type { ReactNode } from 'react';
import { Icon, type IconName } from './Icon';

/** For a page number after the last page, for example from an old link. */
export const emptyPageText = 'There is nothing on this page any more.';

type EmptyStateProps = { icon?: IconName; children: ReactNode };

export function EmptyState({ icon, children }: EmptyStateProps) {
  return (
    <div className="grid justify-items-center gap-4 py-16 text-center text-quiet">
      {icon ? <Icon name={icon} size={48} /> : null}
      {children}
    </div>
  );
}
