import { gateTexts } from '@contract/texts/gateTexts';
import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { LoadingStatus } from '@/ui/Skeleton';
import { ErrorPage } from './ErrorPage';
import { GuestOnly } from './guards/GuestOnly';
import { RequireRole } from './guards/RequireRole';
import { RequireSession } from './guards/RequireSession';
import { Layout } from './layout/Layout';
import { lazyPage } from './lazyPage';
import { createLoaders } from './loaders';
import type { AppStore } from './store';

type Loaders = ReturnType<typeof createLoaders>;

const openRoutes = (loaders: Loaders): RouteObject[] => [
  {
    index: true,
    loader: loaders.home,
    ...lazyPage(async () => (await import('@/pages/HomePage')).HomePage),
  },
  {
    path: 'posts',
    loader: loaders.posts,
    ...lazyPage(async () => (await import('@/pages/PostsPage')).PostsPage),
  },
  {
    path: 'posts/:url',
    loader: loaders.post,
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

const forMembers = (): RouteObject[] => [
  {
    path: 'dashboard/*',
    ...lazyPage(async () => (await import('@/pages/DashboardPage')).DashboardPage),
  },
  { path: 'create', ...lazyPage(async () => (await import('@/pages/EditorPage')).EditorPage) },
  { path: 'update', ...lazyPage(async () => (await import('@/pages/EditorPage')).EditorPage) },
  {
    path: 'change-password',
    ...lazyPage(async () => (await import('@/pages/ChangePasswordPage')).ChangePasswordPage),
  },
];

/** Every route of the site; the guards stand around the groups. */
export const createRoutes = (loaders: Loaders): RouteObject[] => [
  {
    element: <Layout />,
    errorElement: <ErrorPage />,
    children: [
      {
        hydrateFallbackElement: <LoadingStatus label="Loading the page" />,
        errorElement: <ErrorPage />,
        children: [
          ...openRoutes(loaders),
          { element: <GuestOnly />, children: forGuests() },
          { element: <RequireRole roles={['user', 'admin']} />, children: forMembers() },
          {
            element: <RequireSession reason={gateTexts.profile} />,
            children: [
              {
                path: 'username/:username',
                loader: loaders.profile,
                ...lazyPage(async () => (await import('@/pages/ProfilePage')).ProfilePage),
              },
            ],
          },
        ],
      },
    ],
  },
];

export function createRouter(store: AppStore) {
  return createBrowserRouter(createRoutes(createLoaders(store)));
}
