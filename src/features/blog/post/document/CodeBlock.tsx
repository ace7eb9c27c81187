import type { BlockData } from '@contract/document/blockRegistry';
import { useEffect, useRef } from 'react';
import { CopyButton } from '@/ui/CopyButton';
import { codeClasses } from './codeClasses';

/** The colours come later and only where they can; the code itself is there at once. */
function useColours({ code, lang }: BlockData['code']) {
  const ref = useRef<HTMLElement>(null);

  useEffect(() => {
    let isHere = true;
    async function show() {
      const { highlight } = await import('./highlight');
      const coloured = await highlight(code, lang);
      if (isHere && coloured) ref.current?.replaceChildren(coloured);
    }
    void show();
    return () => {
      isHere = false;
    };
  }, [code, lang]);

  return ref;
}

export function CodeBlock({ data }: { data: BlockData['code'] }) {
  const { code, lang } = data;
  const ref = useColours({ code, lang });
  return (
    <figure aria-label={lang ? `Code: ${lang}` : 'Code'} className="my-4 bg-sunken rounded-control">
      <div className="flex items-center justify-between border-b pl-4 font-sans text-sm text-quiet">
        <span>{lang || 'Code'}</span>
        <CopyButton text={code} label="Copy code" />
      </div>
      <pre
        // It scrolls inside itself, and the keyboard must be able to do that too.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="overflow-x-auto p-4 font-mono text-[0.9rem] leading-relaxed"
      >
        <code key={`${lang}:${code}`} ref={ref} className={codeClasses}>
          {code}
        </code>
      </pre>
    </figure>
  );
}
