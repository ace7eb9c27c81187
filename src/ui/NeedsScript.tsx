import { type ReactNode, useEffect, useRef } from 'react';
import { useIsHydrated } from '@/lib/browser/useBrowserValue';

type NeedsScriptProps = {
  /** Shown instead if scripts are off. */
  message?: string;
  className?: string;
  /**
   * The children are buttons that may be pressed before: the presses are repeated. The buttons need
   * `suppressHydrationWarning`, because a press changes their attributes.
   */
  takesEarlyPresses?: boolean;
  children: ReactNode;
};

/** Presses the buttons again that the script in index.html has marked. */
function repeatPresses(element: HTMLElement) {
  for (const button of element.querySelectorAll<HTMLButtonElement>('[data-pressed]')) {
    delete button.dataset['pressed'];
    button.click();
  }
}

/**
 * Controls and skeletons that need scripts. Without scripts they are hidden, by a rule in index.html.
 * Until the page is hydrated they are inert: text typed before would be lost.
 */
export function NeedsScript({
  message,
  className = 'contents',
  takesEarlyPresses = false,
  children,
}: NeedsScriptProps) {
  const isHydrated = useIsHydrated();
  const element = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (isHydrated && element.current) repeatPresses(element.current);
  }, [isHydrated]);

  return (
    <>
      <div
        ref={element}
        data-needs-script=""
        data-early-presses={takesEarlyPresses && !isHydrated ? '' : undefined}
        inert={!takesEarlyPresses && !isHydrated}
        className={className}
      >
        {children}
      </div>
      {message ? (
        <noscript>
          <p className="py-8 text-quiet">{message}</p>
        </noscript>
      ) : null}
    </>
  );
}
