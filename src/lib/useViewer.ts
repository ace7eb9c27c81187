import { useMemo } from 'react';
import { useAppSelector } from './redux';

/** Who uses the page; the same object as long as it is the same user. */
export function useViewer() {
  const user = useAppSelector(({ auth }) => auth.user);
  // A new object for every change of the store would draw all who ask for it anew.
  return useMemo(() => (user ? { ...user, isBlocked: false } : null), [user]);
}
