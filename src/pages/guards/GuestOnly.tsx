import { paths } from '@contract/pages';
import { useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { useIsHydrated } from '@/lib/browser/useBrowserValue';
import { useAppSelector, useAppStore } from '@/store/hooks';
import { attemptedFrom } from '@/store/session/attempted';
import { Redirect } from '@/ui/Redirect';

function Gate({ home }: { home: string }) {
  const { isLoggedIn, origin } = useAppSelector(({ auth }) => auth);
  const store = useAppStore();
  // Not isLoggedIn, which is false for everybody while hydrating.
  const isGuest = !store.getState().auth.isLoggedIn;
  // Also those whose stored session has ended on this page.
  const [wasGuest, setWasGuest] = useState(isGuest);
  if (isGuest && !wasGuest) setWasGuest(true);
  const isHydrated = useIsHydrated();
  // A sign-in on the page itself redirects from there. Users who arrive signed in, or who sign in
  // in another tab, are redirected here.
  if (isLoggedIn && !(wasGuest && origin === 'here')) return <Redirect to={home} />;
  return (
    // The HTML is rendered for visitors: users don't see it in the time until they are redirected.
    <div className={isHydrated ? '' : 'signed-in:invisible'}>
      <Outlet />
    </div>
  );
}

/** Redirects signed-in users from the pages for guests. */
export function GuestOnly() {
  const { pathname, state } = useLocation();
  return <Gate key={pathname} home={attemptedFrom(state) ?? paths.home} />;
}
