import type { BlockData } from '@contract/document/blockRegistry';
import { useEffect, useRef } from 'react';
import { CopyButton } from '@/ui/CopyButton';

/** Replaces the code with highlighted code once the highlighter has loaded. */
function useHighlighting({ code, lang }: BlockData['code']) {
  const ref = useRef<HTMLElement>(null);

  useEffect(() => {
    let isMounted = true;
    async function show() {
      const { highlight } = await import('./highlight');
      const highlighted = await highlight(code, lang);
      if (isMounted && highlighted) ref.current?.replaceChildren(highlighted);
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
    <figure
      dir="ltr"
      aria-label={lang ? `Code: ${lang}` : 'Code'}
      className="my-4 rounded-control border bg-sunken dark:border-edge"
    >
      <div className="flex items-center justify-between border-b ps-4 font-sans text-sm text-quiet">
        <span>{lang || 'Code'}</span>
        <CopyButton text={code} label="Copy code" />
      </div>
      <pre
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls only what has focus
        tabIndex={0}
        className="overflow-x-auto p-4 font-mono text-[0.9rem] leading-relaxed"
      >
        <code key={`${lang}:${code}`} ref={ref}>
          {code}
        </code>
      </pre>
    </figure>
  );
}
