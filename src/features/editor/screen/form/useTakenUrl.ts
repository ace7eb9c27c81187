import { limits } from '@contract/limits';
import { hyphenated } from '@contract/rules';
import { useEffect, useEffectEvent, useState } from 'react';
import { useAppDispatch } from '@/store/hooks';
import type { PostOnServer } from '../../draft/draft';
import { checkUrl } from '../../publishing/editorThunks';

type TakenUrlOptions = Pick<PostOnServer, 'saved' | 'sentTexts'> & {
  typed: string;
  /** The address can't be changed. */
  isFixed: boolean;
  askTaken: (url: string, options: { signal: AbortSignal }) => Promise<boolean>;
};

/** Whether a new post can't have the url, because it is in use or reserved; asks the server once typing has paused. */
export function useTakenUrl({ typed, isFixed, saved, sentTexts, askTaken }: TakenUrlOptions) {
  const url = hyphenated(typed);
  // The post at the url may be this very post, whose creation was never answered.
  const isChecked = !isFixed && url !== saved?.url && sentTexts === null && url !== '';
  const [takenUrl, setTakenUrl] = useState<string | null>(null);

  const ask = useEffectEvent(askTaken);

  useEffect(() => {
    if (!isChecked) return undefined;
    const checking = new AbortController();
    const timer = setTimeout(() => {
      ask(url, { signal: checking.signal }).then(
        (isTaken) => setTakenUrl(isTaken ? url : null),
        // If the check fails, publishing reports a url that is taken.
        () => undefined,
      );
    }, limits.searchPause);
    return () => {
      clearTimeout(timer);
      checking.abort();
    };
  }, [url, isChecked]);

  return isChecked && takenUrl === url;
}

/** Returns a function that asks whether another post has the url. */
export function useAskTaken() {
  const dispatch = useAppDispatch();
  return (url: string, { signal }: { signal: AbortSignal }) => {
    const asking = dispatch(checkUrl({ url }));
    signal.addEventListener('abort', () => asking.abort());
    return asking.unwrap();
  };
}
