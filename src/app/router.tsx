import { gateTexts } from '@contract/texts/gateTexts';
import { createBrowserRouter, Navigate, type RouteObject } from 'react-router-dom';
import { noteAddress } from '@/lib/browser/navigationStart';
import { addressEntered } from '@/store/routeQuery';
import { LoadingStatus } from '@/ui/Skeleton';
import { ErrorPage } from './ErrorPage';
import { GuestOnly } from './guards/GuestOnly';
import { RequireRole } from './guards/RequireRole';
import { RequireSession } from './guards/RequireSession';
import { Layout } from './layout/Layout';
import { createLoaders } from './loaders';
import { indexRoute, pageRoute } from './pageRoute';
import type { AppStore } from './store';

type LoaderFor = ReturnType<typeof createLoaders>;

const openRoutes = (loaderFor: LoaderFor): RouteObject[] => [
  indexRoute({
    page: 'HomePage',
    loader: loaderFor('home'),
    load: async () => (await import('@/pages/HomePage')).HomePage,
  }),
  pageRoute('posts', {
    page: 'PostsPage',
    loader: loaderFor('postList'),
    load: async () => (await import('@/pages/PostsPage')).PostsPage,
  }),
  pageRoute('posts/:url', {
    page: 'PostPage',
    loader: loaderFor('post'),
    load: async () => (await import('@/pages/PostPage')).PostPage,
  }),
  pageRoute('contact', {
    page: 'ContactPage',
    load: async () => (await import('@/pages/ContactPage')).ContactPage,
  }),
  pageRoute('about', {
    page: 'AboutPage',
    load: async () => (await import('@/pages/AboutPage')).AboutPage,
  }),
  pageRoute('privacy-policy', {
    page: 'PrivacyPolicyPage',
    load: async () => (await import('@/pages/PrivacyPolicyPage')).PrivacyPolicyPage,
  }),
  pageRoute('user/:username/account/verify/:token', {
    page: 'VerifyAccountPage',
    load: async () => (await import('@/pages/VerifyAccountPage')).VerifyAccountPage,
  }),
  pageRoute('reset-password/:token', {
    page: 'ResetPasswordPage',
    load: async () => (await import('@/pages/ResetPasswordPage')).ResetPasswordPage,
  }),
  pageRoute('restore-email/:token', {
    page: 'RestoreEmailPage',
    load: async () => (await import('@/pages/RestoreEmailPage')).RestoreEmailPage,
  }),
  pageRoute('denied', {
    page: 'DeniedPage',
    load: async () => (await import('@/pages/DeniedPage')).DeniedPage,
  }),
  pageRoute('not-found', {
    page: 'NotFoundPage',
    load: async () => (await import('@/pages/NotFoundPage')).NotFoundPage,
  }),
  pageRoute('*', {
    page: 'NotFoundPage',
    load: async () => (await import('@/pages/NotFoundPage')).NotFoundPage,
  }),
];

const forGuests = (): RouteObject[] => [
  pageRoute('sign-in', {
    page: 'SignInPage',
    load: async () => (await import('@/pages/SignInPage')).SignInPage,
  }),
  pageRoute('sign-up', {
    page: 'SignUpPage',
    load: async () => (await import('@/pages/SignUpPage')).SignUpPage,
  }),
  pageRoute('forgot-password', {
    page: 'ForgotPasswordPage',
    load: async () => (await import('@/pages/ForgotPasswordPage')).ForgotPasswordPage,
  }),
];

const dashboardViews = (loaderFor: LoaderFor): RouteObject[] => [
  indexRoute({
    page: 'dashboard/OverviewView',
    loader: loaderFor('overview'),
    load: async () => (await import('@/pages/dashboard/OverviewView')).OverviewView,
  }),
  pageRoute('users', {
    page: 'dashboard/UsersView',
    loader: loaderFor('users'),
    load: async () => (await import('@/pages/dashboard/UsersView')).UsersView,
  }),
  // Without a loader: only the view knows whether a success toast is due.
  pageRoute('posts', {
    page: 'dashboard/MyPostsView',
    load: async () => (await import('@/pages/dashboard/MyPostsView')).MyPostsView,
  }),
  pageRoute('followers', {
    page: 'dashboard/FollowersView',
    loader: loaderFor('followers'),
    load: async () => (await import('@/pages/dashboard/FollowersView')).FollowersView,
  }),
  pageRoute('followings', {
    page: 'dashboard/FollowingsView',
    loader: loaderFor('followings'),
    load: async () => (await import('@/pages/dashboard/FollowingsView')).FollowingsView,
  }),
  pageRoute('profile', {
    page: 'dashboard/ProfileView',
    loader: loaderFor('ownProfile'),
    load: async () => (await import('@/pages/dashboard/ProfileView')).ProfileView,
  }),
  pageRoute('profile/edit', {
    page: 'dashboard/EditProfileView',
    load: async () => (await import('@/pages/dashboard/EditProfileView')).EditProfileView,
  }),
  pageRoute('close-account', {
    page: 'dashboard/CloseAccountView',
    load: async () => (await import('@/pages/dashboard/CloseAccountView')).CloseAccountView,
  }),
  { path: '*', element: <Navigate to="/not-found" replace /> },
];

const forMembers = (loaderFor: LoaderFor): RouteObject[] => [
  pageRoute(
    'dashboard',
    {
      page: 'DashboardPage',
      load: async () => (await import('@/pages/DashboardPage')).DashboardPage,
    },
    dashboardViews(loaderFor),
  ),
  pageRoute('create', {
    page: 'EditorPage',
    load: async () => (await import('@/pages/EditorPage')).EditorPage,
  }),
  pageRoute('update', {
    page: 'EditorPage',
    load: async () => (await import('@/pages/EditorPage')).EditorPage,
  }),
  pageRoute('change-password', {
    page: 'ChangePasswordPage',
    load: async () => (await import('@/pages/ChangePasswordPage')).ChangePasswordPage,
  }),
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
              pageRoute('username/:username', {
                page: 'ProfilePage',
                loader: loaderFor('profile'),
                load: async () => (await import('@/pages/ProfilePage')).ProfilePage,
              }),
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
    const next = navigation.location ?? location;
    noteAddress(next.pathname);
    dispatch(addressEntered(next));
  });
}

export function createRouter(store: AppStore) {
  const router = createBrowserRouter(createRoutes(createLoaders(store)));
  abortOnNavigation(store, router);
  return router;
}
