import { limits } from '@contract/limits';
import { hyphenated } from '@contract/rules';
import { useEffect, useState } from 'react';
import { readPost } from '@/api/posts';
import type { Sent } from '../draft';

/** Whether a new post's url belongs to another post, asked once the typing has paused. */
export function useTakenUrl(typed: string, isNew: boolean, sent: Sent | null) {
  const url = hyphenated(typed);
  // It may be taken by this very post, whose creation was never answered.
  const isAsked = isNew && url !== '' && url !== sent?.url;
  const [taken, setTaken] = useState<string | null>(null);

  useEffect(() => {
    if (!isAsked) return undefined;
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
  }, [url, isAsked]);

  return isAsked && taken === url;
}
