import { useAppDispatch } from '@/store/hooks';
import { checkUrl } from '../../publishing/editorThunks';

/** Returns a function that asks whether another post has the url. */
export function useAskTaken() {
  const dispatch = useAppDispatch();
  return (url: string, { signal }: { signal: AbortSignal }) => {
    const asking = dispatch(checkUrl({ url }));
    signal.addEventListener('abort', () => asking.abort());
    return asking.unwrap();
  };
}
