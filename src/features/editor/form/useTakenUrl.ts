import { limits } from '@contract/limits';
import { hyphenated } from '@contract/rules';
import { useEffect, useState } from 'react';
import { readPost } from '@/api/posts';

/** Whether a new post's url belongs to another post, asked once the typing has paused. */
export function useTakenUrl(typed: string, isNew: boolean) {
  const url = hyphenated(typed);
  const [taken, setTaken] = useState<string | null>(null);

  useEffect(() => {
    if (!isNew || url === '') return undefined;
    const asking = new AbortController();
    const timer = setTimeout(() => {
      readPost(url, { signal: asking.signal }).then(
        () => setTaken(url),
        // Not found is what a writer hopes for; on any other failure the API has the last word on saving.
        () => undefined,
      );
    }, limits.searchPause);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [url, isNew]);

  return isNew && url !== '' && taken === url;
}
