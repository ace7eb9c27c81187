import { paths } from '@contract/pages';
import { gateTexts } from '@contract/texts/gateTexts';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { unsavedWork } from '@/lib/browser/unsavedWork';
import { useIsHydrated } from '@/lib/browser/useBrowserValue';
import { notify } from '@/lib/notify';
import { renderedPart } from '@/lib/renderedPart';
import { useServedPage } from '@/lib/servedPage';
import { useSite } from '@/lib/site';
import { useAppSelector } from '@/store/hooks';
import { attemptedState } from '@/store/session/signInState';
import { Redirect } from '@/ui/Redirect';
import { LoadingPage } from './LoadingPage';

const AuthorPreview = renderedPart({
  load: async () => (await import('./AuthorPreview')).AuthorPreview,
});

/** Sends visitors to the sign-in page, with the attempted location. */
export function MemberOnly() {
  const location = useLocation();
  const isLoggedIn = useAppSelector(({ auth }) => auth.isLoggedIn);
  const isHeld = useSyncExternalStore(unsavedWork.subscribe, unsavedWork.isHeld, () => false);
  if (!useIsHydrated()) return <LoadingPage />;
  if (isLoggedIn || isHeld) return <Outlet />;
  return <Redirect to={paths.signIn} state={attemptedState(location)} />;
}

function ProfileGate() {
  const location = useLocation();
  const isLoggedIn = useAppSelector(({ auth }) => auth.isLoggedIn);
  const [wasLoggedIn] = useState(isLoggedIn);

  // Visitors are told why, unless they have just signed out here.
  useEffect(() => {
    if (!wasLoggedIn) notify.error(gateTexts.profile);
  }, [wasLoggedIn]);

  if (!isLoggedIn) return <Redirect to={paths.signIn} state={attemptedState(location)} />;
  return <Outlet />;
}

/** For everybody if the site says so. Else as `MemberOnly`; its HTML contains what the author's public posts say as well. */
export function MemberProfile() {
  const author = useServedPage()?.author;
  const isOpen = useSite().authorPages === 'everybody';
  const isHydrated = useIsHydrated();
  if (isOpen) return <Outlet />;
  if (isHydrated) return <ProfileGate />;
  return author ? <AuthorPreview author={author} /> : <LoadingPage />;
}
