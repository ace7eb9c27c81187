import { Suspense } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { LoadingStatus } from '@/ui/Skeleton';
import { Footer } from './Footer';
import { Header } from './Header';
import { NavigationProgress } from './NavigationProgress';
import { ToastRegions } from './ToastRegions';
import { useRouteFocus } from './useRouteFocus';

export function Layout() {
  useRouteFocus();
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#content"
        className="sr-only rounded-control bg-accent text-on-accent focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:px-4 focus:py-2"
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
      <ScrollRestoration />
    </div>
  );
}
