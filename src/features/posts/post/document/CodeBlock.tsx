import type { BlockData } from '@contract/document/blockRegistry';
import { useEffect, useRef } from 'react';
import { CopyButton } from '@/ui/CopyButton';
import { NeedsScript } from '@/ui/NeedsScript';

/** Replaces the code with highlighted code once the highlighter has loaded. */
function useHighlighting({ code, lang }: BlockData['code']) {
  const ref = useRef<HTMLElement>(null);

  useEffect(() => {
    let isMounted = true;
    async function show() {
      const { highlight } = await import('./highlight');
      const markup = await highlight(code, lang);
      const element = ref.current;
      if (!isMounted || !element || markup === null) return;
      const range = element.ownerDocument.createRange();
      element.replaceChildren(range.createContextualFragment(markup));
    }
    void show();
    return () => {
      isMounted = false;
    };
  }, [code, lang]);

  return ref;
}

export function CodeBlock({ data }: { data: BlockData['code'] }) {
  const { code, lang } = data;
  const ref = useHighlighting({ code, lang });
  return (
    <figure dir="ltr" aria-label={lang ? `Code: ${lang}` : 'Code'} className="post-code">
      <div className="post-code-head justify-between">
        <span>{lang || 'Code'}</span>
        <NeedsScript>
          <CopyButton text={code} label="Copy code" />
        </NeedsScript>
      </div>
      <pre
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls only what has focus
        tabIndex={0}
        className="post-code-text overflow-x-auto"
      >
        <code key={`${lang}:${code}`} ref={ref}>
          {code}
        </code>
      </pre>
    </figure>
  );
}
