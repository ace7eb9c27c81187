import { useAppDispatch } from '@/store/hooks';

/** Loads a post that the reader is likely to open next, and the slice that stores it. */
export function usePrefetchPost() {
  const dispatch = useAppDispatch();
  return async (url: string) => {
    const [{ readyPost }] = await Promise.all([import('./postThunks'), import('./postSlice')]);
    await dispatch(readyPost({ url }));
  };
}
