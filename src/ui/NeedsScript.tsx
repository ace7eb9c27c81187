import type { ReactNode } from 'react';
import { useIsHydrated } from '@/lib/useBrowserValue';

type NeedsScriptProps = {
  /** Shown instead if scripts are off. */
  message?: string;
  className?: string;
  children: ReactNode;
};

/**
 * Controls and skeletons that need scripts. Without scripts they are hidden, by a rule in index.html.
 * Until the page is hydrated they are inert: text typed before would be lost.
 */
export function NeedsScript({ message, className = 'contents', children }: NeedsScriptProps) {
  const isHydrated = useIsHydrated();
  return (
    <>
      <div data-needs-script="" inert={!isHydrated} className={className}>
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
