import { useAppDispatch } from '@/store/hooks';
import { reloadQuery } from '@/store/routeQuery';
import type { BookAddress } from '../model/bookAddress';
import { headingsQuery, passagesQuery } from '../model/bookQueries';
import { passagesArg } from '../model/passagesArg';

/** Returns a function that loads the part of the book again that is shown, and the headings. */
export function useReloadBook(viewerId: string, shown: BookAddress) {
  const dispatch = useAppDispatch();
  return () => {
    dispatch(reloadQuery(passagesQuery(passagesArg(viewerId, shown))));
    dispatch(reloadQuery(headingsQuery({ viewerId })));
  };
}
