import type { Role } from '@contract/entities';
import { paths } from '@contract/pages';
import { useSyncExternalStore } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { attemptedState } from '@/lib/attempted';
import { unsavedWork } from '@/lib/browser/unsavedWork';
import { useIsHydrated } from '@/lib/browser/useBrowserValue';
import { useAppSelector } from '@/store/hooks';
import { LoadingPage } from './LoadingPage';

/** Sends users without one of the roles to another page, with the attempted location. */
export function RequireRole({ roles }: { roles: readonly Role[] }) {
  const location = useLocation();
  const role = useAppSelector(({ auth }) => auth.role);
  const isHeld = useSyncExternalStore(unsavedWork.subscribe, unsavedWork.isHeld, () => false);
  const isHydrated = useIsHydrated();
  if (!isHydrated) return <LoadingPage />;
  if (role === null && isHeld) return <Outlet />;
  if (role === null) return <Navigate to={paths.signIn} state={attemptedState(location)} replace />;
  if (!roles.includes(role))
    return <Navigate to={paths.denied} state={attemptedState(location)} replace />;
  return <Outlet />;
}
