import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { texts } from '@/lib/texts';
import { Loading } from '@/ui/Skeleton';
import { ErrorPage } from './ErrorPage';
import { GuestOnly } from './guards/GuestOnly';
import { RequireRole } from './guards/RequireRole';
import { RequireSession } from './guards/RequireSession';
import { Layout } from './layout/Layout';
import { lazyPage } from './lazyPage';

const open: RouteObject[] = [
  { index: true, ...lazyPage(async () => (await import('@/pages/HomePage')).HomePage) },
  { path: 'posts', ...lazyPage(async () => (await import('@/pages/PostsPage')).PostsPage) },
  { path: 'posts/:url', ...lazyPage(async () => (await import('@/pages/PostPage')).PostPage) },
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

const forGuests: RouteObject[] = [
  { path: 'sign-in', ...lazyPage(async () => (await import('@/pages/SignInPage')).SignInPage) },
  { path: 'sign-up', ...lazyPage(async () => (await import('@/pages/SignUpPage')).SignUpPage) },
  {
    path: 'forgot-password',
    ...lazyPage(async () => (await import('@/pages/ForgotPasswordPage')).ForgotPasswordPage),
  },
];

const forMembers: RouteObject[] = [
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
export const routes: RouteObject[] = [
  {
    element: <Layout />,
    errorElement: <ErrorPage />,
    children: [
      {
        hydrateFallbackElement: <Loading label="Loading the page" />,
        errorElement: <ErrorPage />,
        children: [
          ...open,
          { element: <GuestOnly />, children: forGuests },
          { element: <RequireRole roles={['user', 'admin']} />, children: forMembers },
          {
            element: <RequireSession reason={texts.gates.profile} />,
            children: [
              {
                path: 'username/:username',
                ...lazyPage(async () => (await import('@/pages/ProfilePage')).ProfilePage),
              },
            ],
          },
        ],
      },
    ],
  },
];

export function createRouter() {
  return createBrowserRouter(routes);
}
