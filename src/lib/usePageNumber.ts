import { useSearchParams } from 'react-router-dom';
import { pageOf, withPage } from './pageNumber';

/** The page of a list, kept in the address. */
export function usePageNumber() {
  const [search, setSearch] = useSearchParams();
  const setPage = (page: number) => setSearch((before) => withPage(before, page));
  return [pageOf(search), setPage] as const;
}
