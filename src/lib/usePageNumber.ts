import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { pageOf, withPage } from './pageNumber';

/** The page of a list, kept in the address. Turning it puts the focus back to the page's heading. */
export function usePageNumber() {
  const [search, setSearch] = useSearchParams();
  const page = pageOf(search);
  const before = useRef(page);

  useEffect(() => {
    if (before.current === page) return;
    before.current = page;
    // The button that was pressed goes with the list it belonged to, and the focus would go with it.
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [page]);

  const setPage = (next: number) => setSearch((params) => withPage(params, next));
  return [page, setPage] as const;
}
