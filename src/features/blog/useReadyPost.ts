import { useAppDispatch } from '@/store/hooks';

/** Readies a post that somebody is about to open: its data, and what the page needs to hold them. */
export function useReadyPost() {
  const dispatch = useAppDispatch();
  return async (url: string) => {
    const [{ readyPost }] = await Promise.all([import('./postThunks'), import('./postSlice')]);
    await dispatch(readyPost({ url }));
  };
}
