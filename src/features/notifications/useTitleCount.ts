import { useEffect } from 'react';
import { titleCount } from '@/lib/titleCount';

/** While it is mounted, the title of each page begins with the number. */
export function useTitleCount(count: number) {
  useEffect(() => {
    titleCount.set(count);
    return () => titleCount.set(0);
  }, [count]);
}
