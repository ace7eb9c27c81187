import { gateTexts } from '@contract/texts/gateTexts';
import { createBrowserRouter, Navigate, type RouteObject } from 'react-router-dom';
import { addressEntered } from '@/store/routeQuery';
import { LoadingStatus } from '@/ui/Skeleton';
import { ErrorPage } from './ErrorPage';
import { GuestOnly } from './guards/GuestOnly';
import { RequireRole } from './guards/RequireRole';
import { RequireSession } from './guards/RequireSession';
import { Layout } from './layout/Layout';
import { lazyPage } from './lazyPage';
import { createLoaders } from './loaders';
import type { AppStore } from './store';

type LoaderFor = ReturnType<typeof createLoaders>;

const openRoutes = (loaderFor: LoaderFor): RouteObject[] => [
  {
    index: true,
    loader: loaderFor('home'),
    ...lazyPage(async () => (await import('@/pages/HomePage')).HomePage),
  },
  {
    path: 'posts',
    loader: loaderFor('postList'),
    ...lazyPage(async () => (await import('@/pages/PostsPage')).PostsPage),
  },
  {
    path: 'posts/:url',
    loader: loaderFor('post'),
    ...lazyPage(async () => (await import('@/pages/PostPage')).PostPage),
  },
  { path: 'contact', ...lazyPage(async () => (await import('@/pages/ContactPage')).ContactPage) },
  { path: 'about', ...lazyPage(async () => (await import('@/pages/AboutPage')).AboutPage) },
  {
    path: 'privacy-policy',
    ...lazyPage(async () => (await import('@/pages/PrivacyPolicyPage')).PrivacyPolicyPage),
  },
  {
    path: 'user/:username/account/verify/:token',
    ...lazyPage(async () => (await import('@/pages/VerifyAccountPage')).VerifyAccountPage),
  },
  {
    path: 'reset-password/:token',
    ...lazyPage(async () => (await import('@/pages/ResetPasswordPage')).ResetPasswordPage),
  },
  { path: 'denied', ...lazyPage(async () => (await import('@/pages/DeniedPage')).DeniedPage) },
  {
    path: 'not-found',
    ...lazyPage(async () => (await import('@/pages/NotFoundPage')).NotFoundPage),
  },
  { path: '*', ...lazyPage(async () => (await import('@/pages/NotFoundPage')).NotFoundPage) },
];

const forGuests = (): RouteObject[] => [
  { path: 'sign-in', ...lazyPage(async () => (await import('@/pages/SignInPage')).SignInPage) },
  { path: 'sign-up', ...lazyPage(async () => (await import('@/pages/SignUpPage')).SignUpPage) },
  {
    path: 'forgot-password',
    ...lazyPage(async () => (await import('@/pages/ForgotPasswordPage')).ForgotPasswordPage),
  },
];

const dashboardViews = (loaderFor: LoaderFor): RouteObject[] => [
  {
    index: true,
    loader: loaderFor('overview'),
    ...lazyPage(async () => (await import('@/pages/dashboard/OverviewView')).OverviewView),
  },
  {
    path: 'users',
    loader: loaderFor('users'),
    ...lazyPage(async () => (await import('@/pages/dashboard/UsersView')).UsersView),
  },
  {
    // Without a loader: only the view knows whether a success toast is due.
    path: 'posts',
    ...lazyPage(async () => (await import('@/pages/dashboard/MyPostsView')).MyPostsView),
  },
  {
    path: 'followers',
    loader: loaderFor('followers'),
    ...lazyPage(async () => (await import('@/pages/dashboard/FollowersView')).FollowersView),
  },
  {
    path: 'followings',
    loader: loaderFor('followings'),
    ...lazyPage(async () => (await import('@/pages/dashboard/FollowingsView')).FollowingsView),
  },
  {
    path: 'profile',
    loader: loaderFor('ownProfile'),
    ...lazyPage(async () => (await import('@/pages/dashboard/ProfileView')).ProfileView),
  },
  {
    path: 'profile/edit',
    ...lazyPage(async () => (await import('@/pages/dashboard/EditProfileView')).EditProfileView),
  },
  {
    path: 'close-account',
    ...lazyPage(async () => (await import('@/pages/dashboard/CloseAccountView')).CloseAccountView),
  },
  { path: '*', element: <Navigate to="/not-found" replace /> },
];

const forMembers = (loaderFor: LoaderFor): RouteObject[] => [
  {
    path: 'dashboard',
    ...lazyPage(async () => (await import('@/pages/DashboardPage')).DashboardPage),
    children: dashboardViews(loaderFor),
  },
  { path: 'create', ...lazyPage(async () => (await import('@/pages/EditorPage')).EditorPage) },
  { path: 'update', ...lazyPage(async () => (await import('@/pages/EditorPage')).EditorPage) },
  {
    path: 'change-password',
    ...lazyPage(async () => (await import('@/pages/ChangePasswordPage')).ChangePasswordPage),
  },
];

/** All routes of the site, grouped by their guards. */
export const createRoutes = (loaderFor: LoaderFor): RouteObject[] => [
  {
    element: <Layout />,
    errorElement: <ErrorPage />,
    children: [
      {
        hydrateFallbackElement: <LoadingStatus label="Loading the page" />,
        errorElement: <ErrorPage />,
        children: [
          ...openRoutes(loaderFor),
          { element: <GuestOnly />, children: forGuests() },
          { element: <RequireRole roles={['user', 'admin']} />, children: forMembers(loaderFor) },
          {
            element: <RequireSession reason={gateTexts.profile} />,
            children: [
              {
                path: 'username/:username',
                loader: loaderFor('profile'),
                ...lazyPage(async () => (await import('@/pages/ProfilePage')).ProfilePage),
              },
            ],
          },
        ],
      },
    ],
  },
];

type Router = ReturnType<typeof createBrowserRouter>;

/** Leaving an address aborts its requests, also if the next one has no loader. */
export function abortOnNavigation({ dispatch }: Pick<AppStore, 'dispatch'>, router: Router) {
  return router.subscribe(({ navigation, location }) => {
    dispatch(addressEntered(navigation.location ?? location));
  });
}

export function createRouter(store: AppStore) {
  const router = createBrowserRouter(createRoutes(createLoaders(store)));
  abortOnNavigation(store, router);
  return router;
}
