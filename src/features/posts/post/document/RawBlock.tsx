import type { BlockData } from '@contract/document/blockRegistry';
import { useEffect, useRef, useState } from 'react';
import { useIsHydrated } from '@/lib/browser/useBrowserValue';
import { Markup } from './Markup';
import { rawMarkup } from './rawMarkup';

/**
 * Raw HTML, sanitised twice: by the contract's sanitiser and by DOMPurify, which uses the browser's
 * parser. HTML of the server is only sanitised by the contract's, until DOMPurify has loaded.
 */
export function RawBlock({ data: { html } }: { data: BlockData['raw'] }) {
  const ref = useRef<HTMLDivElement & HTMLSpanElement>(null);
  const isHydrated = useIsHydrated();
  // The same object in every render: React would insert another one.
  const [markup] = useState(() => ({ __html: isHydrated ? '' : rawMarkup(html) }));

  useEffect(() => {
    let isMounted = true;
    async function show() {
      const { cleanFragment } = await import('./cleanFragment');
      if (isMounted) ref.current?.replaceChildren(cleanFragment(html));
    }
    void show();
    return () => {
      isMounted = false;
    };
  }, [html]);

  return (
    <Markup
      as="div"
      ref={ref}
      markup={markup}
      className="raw grid gap-4 overflow-x-auto empty:min-h-16"
    />
  );
}
