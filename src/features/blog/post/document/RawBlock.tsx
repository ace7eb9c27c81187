import type { BlockData } from '@contract/document/blockRegistry';
import { useEffect, useRef } from 'react';
import { rawClasses } from './rawClasses';

/** Raw HTML, cleaned twice: by the rules that the API keeps too, then by the browser's own parser. */
export function RawBlock({ data: { html } }: { data: BlockData['raw'] }) {
  const ref = useRef<HTMLDivElement>(null);

  useEffect(() => {
    let isHere = true;
    async function show() {
      const { cleanFragment } = await import('./cleanFragment');
      if (isHere) ref.current?.replaceChildren(cleanFragment(html));
    }
    void show();
    return () => {
      isHere = false;
    };
  }, [html]);

  return <div ref={ref} className={rawClasses} />;
}
