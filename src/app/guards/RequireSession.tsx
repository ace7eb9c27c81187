import { useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { attemptedState } from '@/lib/attempted';
import { notify } from '@/lib/notify';
import { useAppSelector } from '@/store/hooks';

/** Lets in who is signed in; the others are told why and sent to the sign-in. */
export function RequireSession({ reason }: { reason: string }) {
  const location = useLocation();
  const isLoggedIn = useAppSelector(({ auth }) => auth.isLoggedIn);

  useEffect(() => {
    if (!isLoggedIn) notify.error(reason, reason);
  }, [isLoggedIn, reason]);

  if (!isLoggedIn) return <Navigate to="/sign-in" state={attemptedState(location)} replace />;
  return <Outlet />;
}
