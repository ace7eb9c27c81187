import { paths } from '@contract/pages';
import { useEffect, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { attemptedState } from '@/lib/attempted';
import { useIsHydrated } from '@/lib/browser/useBrowserValue';
import { notify } from '@/lib/notify';
import { renderedPart } from '@/lib/renderedPart';
import { useServedPage } from '@/lib/servedPage';
import { useAppSelector } from '@/store/hooks';
import { LoadingPage } from './LoadingPage';

const AuthorPreview = renderedPart({
  load: async () => (await import('./AuthorPreview')).AuthorPreview,
});

function Gate({ reason }: { reason: string }) {
  const location = useLocation();
  const isLoggedIn = useAppSelector(({ auth }) => auth.isLoggedIn);
  const [wasLoggedIn] = useState(isLoggedIn);

  useEffect(() => {
    if (!wasLoggedIn) notify.error(reason, reason);
  }, [wasLoggedIn, reason]);

  if (!isLoggedIn) return <Navigate to={paths.signIn} state={attemptedState(location)} replace />;
  return <Outlet />;
}

/** Sends visitors to the sign-in page and tells them why, unless they have just signed out here. */
export function RequireSession({ reason }: { reason: string }) {
  const author = useServedPage()?.author;
  if (useIsHydrated()) return <Gate reason={reason} />;
  return author ? <AuthorPreview author={author} /> : <LoadingPage />;
}
