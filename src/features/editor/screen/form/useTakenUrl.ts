import { limits } from '@contract/limits';
import { hyphenated } from '@contract/rules';
import { useEffect, useEffectEvent, useState } from 'react';
import type { PostOnServer } from '../../draft/draft';

type TakenUrlOptions = Pick<PostOnServer, 'saved' | 'sentTexts'> & {
  typed: string;
  /** The address can't be changed. */
  isFixed: boolean;
  /** Rejects if there is no such post. */
  findPost: (url: string, options: { signal: AbortSignal }) => Promise<unknown>;
};

/** Whether the url of a new post belongs to another post; asks the server once typing has paused. */
export function useTakenUrl({ typed, isFixed, saved, sentTexts, findPost }: TakenUrlOptions) {
  const url = hyphenated(typed);
  // The post at the url may be this very post, whose creation was never answered.
  const isChecked = !isFixed && url !== saved?.url && sentTexts === null && url !== '';
  const [takenUrl, setTakenUrl] = useState<string | null>(null);

  const find = useEffectEvent(findPost);

  useEffect(() => {
    if (!isChecked) return undefined;
    const checking = new AbortController();
    const timer = setTimeout(() => {
      find(url, { signal: checking.signal }).then(
        () => setTakenUrl(url),
        // If the check fails for another reason than "not found", publishing reports it.
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
