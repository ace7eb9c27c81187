import { useEffect, useEffectEvent, useRef } from 'react';
import { toast, useToasterStore } from 'react-hot-toast';
import { NavigationType, useLocation, useNavigation, useNavigationType } from 'react-router-dom';

/**
 * Dismisses the errors of a page that is left. Redirects keep them, because they are the reason; and
 * so does an error that appears while the next page loads.
 */
export function useDismissOnNavigation() {
  const { state } = useNavigation();
  const { pathname } = useLocation();
  const type = useNavigationType();
  const { toasts } = useToasterStore();
  const before = useRef(pathname);
  /** The errors that were shown when the navigation began. */
  const atStart = useRef<readonly string[] | null>(null);

  const errorIds = () => toasts.filter((item) => item.type === 'error').map(({ id }) => id);

  // The code of the toasts arrives with the first error: if a page is loading then, the error is new.
  const isFirst = useRef(true);
  const start = useEffectEvent(() => {
    atStart.current = isFirst.current ? [] : errorIds();
  });
  const finish = useEffectEvent(() => {
    const ids = atStart.current ?? errorIds();
    atStart.current = null;
    if (type !== NavigationType.Replace) for (const id of ids) toast.dismiss(id);
  });

  useEffect(() => {
    if (state === 'loading') start();
    isFirst.current = false;
  }, [state]);

  useEffect(() => {
    if (before.current !== pathname) finish();
    before.current = pathname;
  }, [pathname]);
}
