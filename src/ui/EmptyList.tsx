import { Button } from './Button';
import { EmptyState, type EmptyStateProps } from './EmptyState';

type EmptyListProps = EmptyStateProps & { page: number; onPage: (page: number) => void };

/** For a list without rows, or a page number after its last page, for example from an old link. */
export function EmptyList({ icon, page, onPage, children }: EmptyListProps) {
  if (page === 0) return <EmptyState icon={icon}>{children}</EmptyState>;
  return (
    <EmptyState icon={icon}>
      <p>There is nothing on this page any more.</p>
      <Button variant="secondary" onClick={() => onPage(0)}>
        Show the first page
      </Button>
    </EmptyState>
  );
}
