import { useEffect, useEffectEvent, useRef } from 'react';
import { toast, useToasterStore } from 'react-hot-toast';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { navigationStartedAt } from '@/lib/browser/navigationStart';

/**
 * Dismisses the errors of a page that is left. Redirects don't, because they are the reason; and
 * so does an error that appears while the next page loads.
 */
export function useDismissOnNavigation() {
  const { pathname } = useLocation();
  const type = useNavigationType();
  const { toasts } = useToasterStore();
  const before = useRef(pathname);

  const dismissErrors = useEffectEvent(() => {
    if (type === NavigationType.Replace) return;
    const startedAt = navigationStartedAt(pathname);
    const isOld = (item: (typeof toasts)[number]) => item.createdAt < startedAt;
    for (const item of toasts) if (item.type === 'error' && isOld(item)) toast.dismiss(item.id);
  });

  useEffect(() => {
    if (before.current !== pathname) dismissErrors();
    before.current = pathname;
  }, [pathname]);
}
