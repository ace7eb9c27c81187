import { useState } from 'react';
import { firstInput } from '@/lib/browser/firstInput';
import { lazyPart } from '@/lib/browser/lazyPart';
import { useIsHydrated } from '@/lib/browser/useBrowserValue';
import { useAppSelector } from '@/store/hooks';
import { IconButton } from '@/ui/IconButton';
import { loadOrReload } from '@/ui/missingChunk';
import { NeedsScript } from '@/ui/NeedsScript';
import { HeaderSearch } from './HeaderSearch';
import { NavigationLinks } from './NavigationLinks';
import { SiteName } from './SiteName';
import { ThemeToggle } from './ThemeToggle';

/** As large as the bell. */
const bellSpace = <div className="touchable" />;

/** As large as the picture that opens the menu. */
const pictureSpace = <div className="touchable hidden md:block" />;

const AccountMenu = lazyPart({
  load: () => loadOrReload(async () => (await import('./AccountMenu')).AccountMenu),
  fallback: pictureSpace,
});

const Bell = lazyPart({
  load: () => loadOrReload(async () => (await import('@/features/notifications/Bell')).Bell),
  fallback: bellSpace,
});

/** Loaded while there still is a connection, and at once if there is none. */
const OfflineLine = lazyPart({
  load: async () => (await import('./OfflineLine')).OfflineLine,
  when: async () => {
    const { storedAt, unreachable } = document.documentElement.dataset;
    const isStored = storedAt !== undefined || unreachable !== undefined;
    if (navigator.onLine && !isStored) await firstInput();
  },
});

/** A press before its code has arrived opens it then. */
const PhoneMenu = lazyPart({ load: async () => (await import('./PhoneMenu')).PhoneMenu });

const LogoutDialog = lazyPart({
  load: () => loadOrReload(async () => (await import('./LogoutDialog')).LogoutDialog),
});

export function Header() {
  const isLoggedIn = useAppSelector(({ auth }) => auth.isLoggedIn);
  const user = useAppSelector(({ auth }) => auth.user);
  const isHydrated = useIsHydrated();
  // Server-rendered HTML has both; a script in index.html marks the page of a signed-in user.
  const known = isLoggedIn ? 'user' : 'guest';
  const viewer = isHydrated ? known : 'unknown';
  const canWrite = user?.isVerified ?? true;
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  // null until the dialog is opened for the first time: its code is loaded then.
  const [isLoggingOut, setIsLoggingOut] = useState<boolean | null>(null);

  function handleLogout() {
    setIsMenuOpen(false);
    setIsLoggingOut(true);
  }

  return (
    <header className="sticky top-0 z-30 print:hidden border-b bg-paper">
      <div className="page-width flex min-h-16 flex-wrap items-center justify-end gap-x-2 md:flex-nowrap">
        <SiteName />
        <nav aria-label="Main" data-without-script="" className="hidden shrink-0 md:block">
          <NavigationLinks viewer={viewer} canWrite={canWrite} onLogout={handleLogout} />
        </nav>
        <HeaderSearch />
        <NeedsScript className="flex shrink-0 items-center">
          <ThemeToggle />
          {viewer === 'unknown' ? (
            <>
              <div className="touchable signed-out:hidden" />
              <div className="touchable signed-out:hidden hidden md:block" />
            </>
          ) : null}
          {viewer === 'user' && user ? (
            <>
              <Bell />
              <AccountMenu user={user} />
            </>
          ) : null}
          <IconButton
            icon="menu"
            label="Open menu"
            aria-expanded={isMenuOpen}
            className="-me-2 md:hidden"
            onClick={() => setIsMenuOpen(true)}
          />
        </NeedsScript>
      </div>
      <OfflineLine />
      <PhoneMenu
        isOpen={isMenuOpen}
        onClose={() => setIsMenuOpen(false)}
        viewer={viewer}
        canWrite={canWrite}
        onLogout={handleLogout}
      />
      {isLoggingOut === null ? null : (
        <LogoutDialog isOpen={isLoggingOut} onClose={() => setIsLoggingOut(false)} />
      )}
    </header>
  );
}
