import { useAppDispatch } from '@/store/hooks';
import { reloadQuery } from '@/store/routeQuery';
import type { BookAddress } from '../model/bookAddress';
import { headingsQuery, passagesQuery } from '../model/bookQueries';

/** Returns a function that loads the part of the book again that is shown, and the headings. */
export function useReloadBook(viewerId: string, shown: BookAddress) {
  const dispatch = useAppDispatch();
  const { heading, q, state, page } = shown;
  return () => {
    dispatch(
      reloadQuery(passagesQuery({ viewerId, headingId: heading, searchTerm: q, state, page })),
    );
    dispatch(reloadQuery(headingsQuery({ viewerId })));
  };
}
