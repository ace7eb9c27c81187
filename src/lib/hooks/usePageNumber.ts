import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { pageOf, withPage } from '../pageNumber';

/** The page number of a list, stored in the URL. Changing it moves focus to the heading of the page. */
export function usePageNumber() {
  const [search, setSearch] = useSearchParams();
  const page = pageOf(search);
  const before = useRef(page);

  useEffect(() => {
    if (before.current === page) return;
    before.current = page;
    // The pressed button is replaced with its list, which would lose the focus.
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [page]);

  const setPage = (next: number) => setSearch((params) => withPage(params, next));
  return [page, setPage] as const;
}
