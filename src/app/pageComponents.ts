import type { PageName } from '@contract/pages';
import { type PageOptions, pageAt } from './pageRoute';

/** The form and the pages of the links in letters. */
const subscribePage = pageAt('SubscribePage', () => import('@/pages/SubscribePage'));

/** The comments under own posts, and the queues of moderators. */
const decisionsPage = pageAt(
  'DecisionsView',
  () => import('@/pages/dashboard/DecisionsView'),
  'dashboard/',
);

/** The component of each page. Its chunk is loaded when the page is visited. */
export const pageComponents: Readonly<Record<PageName, PageOptions>> = {
  home: pageAt('HomePage', () => import('@/pages/HomePage')),
  posts: pageAt('PostsPage', () => import('@/pages/PostsPage')),
  post: pageAt('PostPage', () => import('@/pages/PostPage')),
  history: pageAt('HistoryPage', () => import('@/pages/HistoryPage')),
  profile: pageAt('ProfilePage', () => import('@/pages/ProfilePage')),
  preview: pageAt('PreviewPage', () => import('@/pages/PreviewPage')),
  books: pageAt('BooksPage', () => import('@/pages/BooksPage')),
  publicBook: pageAt('PublicBookPage', () => import('@/pages/PublicBookPage')),
  about: pageAt('AboutPage', () => import('@/pages/AboutPage')),
  contact: pageAt('ContactPage', () => import('@/pages/ContactPage')),
  subscribe: subscribePage,
  privacyPolicy: pageAt('PrivacyPolicyPage', () => import('@/pages/PrivacyPolicyPage')),
  signIn: pageAt('SignInPage', () => import('@/pages/SignInPage')),
  signUp: pageAt('SignUpPage', () => import('@/pages/SignUpPage')),
  forgotPassword: pageAt('ForgotPasswordPage', () => import('@/pages/ForgotPasswordPage')),
  verifyAccount: pageAt('VerifyAccountPage', () => import('@/pages/VerifyAccountPage')),
  resetPassword: pageAt('ResetPasswordPage', () => import('@/pages/ResetPasswordPage')),
  restoreEmail: pageAt('RestoreEmailPage', () => import('@/pages/RestoreEmailPage')),
  confirmSubscription: subscribePage,
  stopLetters: subscribePage,
  denied: pageAt('DeniedPage', () => import('@/pages/DeniedPage')),
  notFound: pageAt('NotFoundPage', () => import('@/pages/NotFoundPage')),
  dashboard: pageAt('OverviewView', () => import('@/pages/dashboard/OverviewView'), 'dashboard/'),
  users: pageAt('UsersView', () => import('@/pages/dashboard/UsersView'), 'dashboard/'),
  letters: pageAt('LettersView', () => import('@/pages/dashboard/LettersView'), 'dashboard/'),
  site: pageAt('SiteView', () => import('@/pages/dashboard/SiteView'), 'dashboard/'),
  moderation: decisionsPage,
  comments: decisionsPage,
  subscribers: pageAt(
    'SubscribersView',
    () => import('@/pages/dashboard/SubscribersView'),
    'dashboard/',
  ),
  choices: pageAt('ChoicesView', () => import('@/pages/dashboard/ChoicesView'), 'dashboard/'),
  ownPosts: pageAt('MyPostsView', () => import('@/pages/dashboard/MyPostsView'), 'dashboard/'),
  followers: pageAt('FollowersView', () => import('@/pages/dashboard/FollowersView'), 'dashboard/'),
  followings: pageAt(
    'FollowingsView',
    () => import('@/pages/dashboard/FollowingsView'),
    'dashboard/',
  ),
  ownProfile: pageAt('ProfileView', () => import('@/pages/dashboard/ProfileView'), 'dashboard/'),
  editProfile: pageAt(
    'EditProfileView',
    () => import('@/pages/dashboard/EditProfileView'),
    'dashboard/',
  ),
  account: pageAt('AccountView', () => import('@/pages/dashboard/AccountView'), 'dashboard/'),
  closeAccount: pageAt(
    'CloseAccountView',
    () => import('@/pages/dashboard/CloseAccountView'),
    'dashboard/',
  ),
  create: pageAt('EditorPage', () => import('@/pages/EditorPage')),
  update: pageAt('EditorPage', () => import('@/pages/EditorPage')),
  notifications: pageAt('NotificationsPage', () => import('@/pages/NotificationsPage')),
  book: pageAt('BookPage', () => import('@/pages/BookPage')),
  changePassword: pageAt('ChangePasswordPage', () => import('@/pages/ChangePasswordPage')),
};

/** The frame around the dashboard and the pages below its path. */
export const dashboardFrame = pageAt('DashboardPage', () => import('@/pages/DashboardPage'));

/** The guards of the pages for guests, of those for members, and of authors' profiles. */
export const guards = {
  guest: pageAt('GuestOnly', () => import('@/pages/guards/GuestOnly'), 'guards/'),
  member: {
    page: 'guards/MemberGuards',
    load: async () => (await import('@/pages/guards/MemberGuards')).MemberOnly,
  },
  profile: {
    page: 'guards/MemberGuards',
    load: async () => (await import('@/pages/guards/MemberGuards')).MemberProfile,
  },
} satisfies Readonly<Record<string, PageOptions>>;
