import { focusHeading } from '@/lib/browser/focusHeading';
import { IconButton } from './IconButton';

type PaginationProps = {
  /** Starts at 0, shown as page 1. */
  page: number;
  /** Rows on this page. */
  count: number;
  areMore: boolean;
  onPage: (page: number) => void;
  /** Nothing for a list of one page. */
  isOptional?: boolean;
};

/** Nothing for an empty list. */
export function Pagination({ page, count, areMore, onPage, isOptional = false }: PaginationProps) {
  if (page === 0 && (count === 0 || (isOptional && !areMore))) return null;

  function goTo(next: number) {
    onPage(next);
    // The list starts at the top of the page, and the buttons disappear while it loads.
    focusHeading();
  }

  return (
    <nav aria-label="Pages" className="flex flex-wrap items-center justify-center gap-4 py-8">
      <IconButton
        icon="previous"
        label="Previous page"
        isInactive={page === 0}
        onClick={() => goTo(page - 1)}
      />
      <span aria-live="polite" className="min-w-16 text-center text-sm tabular-nums">
        {`Page ${page + 1}`}
      </span>
      <IconButton
        icon="next"
        label="Next page"
        isInactive={!areMore}
        onClick={() => goTo(page + 1)}
      />
    </nav>
  );
}
