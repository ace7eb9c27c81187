import { Suspense } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { LoadingStatus } from '@/ui/Skeleton';
import { Footer } from './Footer';
import { Header } from './Header';
import { NavigationProgress } from './NavigationProgress';
import { Notices } from './Notices';
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
      {/* A screen high at least: the footer must not jump when the page comes. */}
      <main id="content" tabIndex={-1} className="min-h-[calc(100dvh-4rem)] flex-1">
        <Suspense fallback={<LoadingStatus />}>
          <Outlet />
        </Suspense>
      </main>
      <Footer />
      <Notices />
      <ScrollRestoration />
    </div>
  );
}
