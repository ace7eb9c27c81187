import type { PageName } from '@contract/pages';
import type { memberPages } from './memberPages';
import { type PageOptions, pageAt } from './pageRoute';

/** The form and the pages of the links in letters. */
const subscribePage = pageAt('SubscribePage', () => import('@/pages/SubscribePage'));

/** A page of members: its loader is in a table that visitors don't load. */
const memberPage = (name: keyof typeof memberPages, page: string): PageOptions => ({
  page,
  load: async () => (await import('./member')).memberPages[name].load(),
});

const memberComponents = {
  dashboard: memberPage('dashboard', 'dashboard/OverviewView'),
  users: memberPage('users', 'dashboard/UsersView'),
  letters: memberPage('letters', 'dashboard/LettersView'),
  site: memberPage('site', 'dashboard/SiteView'),
  settings: memberPage('settings', 'dashboard/SettingsView'),
  moderation: memberPage('moderation', 'dashboard/DecisionsView'),
  comments: memberPage('comments', 'dashboard/DecisionsView'),
  subscribers: memberPage('subscribers', 'dashboard/SubscribersView'),
  choices: memberPage('choices', 'dashboard/ChoicesView'),
  ownPosts: memberPage('ownPosts', 'dashboard/MyPostsView'),
  followers: memberPage('followers', 'dashboard/FollowersView'),
  followings: memberPage('followings', 'dashboard/FollowingsView'),
  ownProfile: memberPage('ownProfile', 'dashboard/ProfileView'),
  editProfile: memberPage('editProfile', 'dashboard/EditProfileView'),
  account: memberPage('account', 'dashboard/AccountView'),
  closeAccount: memberPage('closeAccount', 'dashboard/CloseAccountView'),
  create: memberPage('create', 'EditorPage'),
  update: memberPage('update', 'EditorPage'),
  notifications: memberPage('notifications', 'NotificationsPage'),
  book: memberPage('book', 'BookPage'),
  changePassword: memberPage('changePassword', 'ChangePasswordPage'),
};

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
  ...memberComponents,
};

/** The frame around the dashboard and the pages below its path. */
export const dashboardFrame = memberPage('frame', 'DashboardPage');

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
