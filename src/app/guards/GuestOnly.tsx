import { useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { attemptedFrom } from '@/lib/attempted';
import { useAppSelector } from '@/store/hooks';

function Gate({ home }: { home: string }) {
  const { isLoggedIn, origin } = useAppSelector(({ auth }) => auth);
  const [cameAsGuest] = useState(!isLoggedIn);
  // Who signs in on the screen itself is sent on by that screen; who arrives signed in, or is
  // signed in by another tab, is sent on from here.
  if (isLoggedIn && !(cameAsGuest && origin === 'here')) return <Navigate to={home} replace />;
  return <Outlet />;
}

/** For the screens that make no sense once signed in. */
export function GuestOnly() {
  const { pathname, state } = useLocation();
  return <Gate key={pathname} home={attemptedFrom(state) ?? '/'} />;
}
