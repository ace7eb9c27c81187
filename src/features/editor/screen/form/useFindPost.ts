import { useAppDispatch } from '@/store/hooks';
import { comparePost } from '../../publishing/editorThunks';

/** Returns a function that reads a post without toasts and rejects if there is none at the url. */
export function useFindPost() {
  const dispatch = useAppDispatch();
  return (url: string, { signal }: { signal: AbortSignal }) => {
    const reading = dispatch(comparePost({ url }));
    signal.addEventListener('abort', () => reading.abort());
    return reading.unwrap();
  };
}
