import { savesData } from '@/lib/browser/savesData';
import { useAppDispatch, useViewer } from '@/store/hooks';
import { prefetchQuery } from '@/store/routeQuery';

/** Loads a post that the reader is likely to open next, and the slice that stores it. */
export function usePrefetchPost() {
  const dispatch = useAppDispatch();
  const viewerId = useViewer()?.id ?? null;
  return async (url: string) => {
    if (savesData()) return;
    const { postQuery } = await import('./postQueries');
    dispatch(prefetchQuery(postQuery({ url, viewerId })));
  };
}
