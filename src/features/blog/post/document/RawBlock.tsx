import type { BlockData } from '@contract/document/blockRegistry';
import { useEffect, useRef } from 'react';

/** Raw HTML, sanitised twice: by the contract's sanitiser and by DOMPurify, which uses the browser's parser. */
export function RawBlock({ data: { html } }: { data: BlockData['raw'] }) {
  const ref = useRef<HTMLDivElement>(null);

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

  return <div ref={ref} className="raw grid gap-4 overflow-x-auto empty:min-h-16" />;
}
