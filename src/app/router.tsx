import { type PageName, pageNames, paths } from '@contract/pages';
import type { PublicSite } from '@contract/site/publicSite';
import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { noteAddress } from '@/lib/browser/navigationStart';
import { addressEntered } from '@/store/routeQuery';
import { Redirect } from '@/ui/Redirect';
import { LoadingStatus } from '@/ui/Skeleton';
import { ErrorPage } from './ErrorPage';
import { Layout } from './layout/Layout';
import { createLoaders, hasQueries } from './loaders';
import { dashboardFrame, guards, pageComponent } from './pageComponents';
import { pageRoute } from './pageRoute';
import type { AppStore } from './store';

type LoaderFor = ReturnType<typeof createLoaders>;

const isBelowDashboard = (name: PageName) => paths[name].startsWith(`${paths.dashboard}/`);

/** All routes of the site, grouped by their guards. */
export function createRoutes(loaderFor: LoaderFor): RouteObject[] {
  const partOf = (name: PageName) => ({
    ...pageRoute(pageComponent(name)),
    ...(hasQueries(name) ? { loader: loaderFor(name) } : {}),
  });
  const routeTo = (name: PageName) => ({ path: paths[name], ...partOf(name) });
  const open = [...pageNames('data'), ...pageNames('static'), ...pageNames('link')];
  const member = pageNames('member').filter((name) => name !== 'dashboard');
  const dashboard = {
    path: paths.dashboard,
    ...pageRoute(dashboardFrame),
    children: [
      { index: true, ...partOf('dashboard') },
      ...member.filter(isBelowDashboard).map(routeTo),
      { path: '*', element: <Redirect to={paths.notFound} /> },
    ],
  };
  const forMembers = member.filter((name) => !isBelowDashboard(name)).map(routeTo);
  const children = [
    ...open.filter((name) => name !== 'profile').map(routeTo),
    { path: '*', ...partOf('notFound') },
    { ...pageRoute(guards.guest), children: pageNames('guest').map(routeTo) },
    { ...pageRoute(guards.member), children: [dashboard, ...forMembers] },
    // Visitors see what it says about the author's posts.
    { ...pageRoute(guards.profile), children: [routeTo('profile')] },
  ];
  return [
    {
      element: <Layout />,
      errorElement: <ErrorPage />,
      children: [
        {
          hydrateFallbackElement: <LoadingStatus label="Loading the page" />,
          errorElement: <ErrorPage />,
          children,
        },
      ],
    },
  ];
}

type Router = ReturnType<typeof createBrowserRouter>;

/** Leaving an address aborts its requests, also if the next one has no loader. */
export function abortOnNavigation({ dispatch }: Pick<AppStore, 'dispatch'>, router: Router) {
  return router.subscribe(({ navigation, location }) => {
    const next = navigation.location ?? location;
    noteAddress(next.pathname);
    dispatch(addressEntered(next));
  });
}

export function createRouter(store: AppStore, site: PublicSite) {
  const router = createBrowserRouter(createRoutes(createLoaders(store, site)));
  abortOnNavigation(store, router);
  return router;
}
