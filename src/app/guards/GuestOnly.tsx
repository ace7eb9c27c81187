import { useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { attemptedFrom } from '@/lib/attempted';
import { useAppSelector } from '@/store/hooks';

function Gate({ home }: { home: string }) {
  const { isLoggedIn, origin } = useAppSelector(({ auth }) => auth);
  const [cameAsGuest] = useState(!isLoggedIn);
  // A sign-in on the page itself redirects from there. Users who arrive signed in, or who sign in
  // in another tab, are redirected here.
  if (isLoggedIn && !(cameAsGuest && origin === 'here')) return <Navigate to={home} replace />;
  return <Outlet />;
}

/** Redirects signed-in users from the pages for guests. */
export function GuestOnly() {
  const { pathname, state } = useLocation();
  return <Gate key={pathname} home={attemptedFrom(state) ?? '/'} />;
}
