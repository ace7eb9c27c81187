import { Suspense } from 'react';
import { Outlet, useNavigation } from 'react-router-dom';
import { useIsHydrated } from '@/lib/browser/useBrowserValue';
import { LoadingStatus } from '@/ui/Skeleton';
import { Footer } from './Footer';
import { Header } from './Header';
import { ScrollPosition } from './ScrollPosition';
import { ToastRegions } from './ToastRegions';
import { useRouteFocus } from './useRouteFocus';

/** A thin line at the top while the next page is loading. */
function NavigationProgress() {
  const { state } = useNavigation();
  // The visitor may have gone back before the page was hydrated.
  const isHydrated = useIsHydrated();
  if (state === 'idle' || !isHydrated) return null;
  return <div className="fixed inset-x-0 top-0 z-50 h-0.5 animate-pulse bg-accent" />;
}

export function Layout() {
  useRouteFocus();
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#content"
        className="sr-only rounded-control bg-accent text-on-accent focus:not-sr-only focus:fixed focus:top-2 focus:start-2 focus:z-50 focus:px-4 focus:py-2"
      >
        Skip to content
      </a>
      <NavigationProgress />
      <Header />
      {/* At least as high as the screen, so that the footer doesn't move when the page loads. */}
      <main id="content" tabIndex={-1} className="min-h-[calc(100dvh-4rem)] flex-1">
        <Suspense fallback={<LoadingStatus />}>
          <Outlet />
        </Suspense>
      </main>
      <Footer />
      <ToastRegions />
      <ScrollPosition />
    </div>
  );
}
