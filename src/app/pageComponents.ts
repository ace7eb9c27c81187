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

/** The pages of members: their files in `src/pages`. */
const memberFiles = {
  dashboard: 'dashboard/OverviewView',
  users: 'dashboard/UsersView',
  letters: 'dashboard/LettersView',
  site: 'dashboard/SiteView',
  settings: 'dashboard/SettingsView',
  moderation: 'dashboard/DecisionsView',
  comments: 'dashboard/DecisionsView',
  numbers: 'dashboard/NumbersView',
  subscribers: 'dashboard/SubscribersView',
  choices: 'dashboard/ChoicesView',
  ownPosts: 'dashboard/MyPostsView',
  followers: 'dashboard/FollowersView',
  followings: 'dashboard/FollowingsView',
  ownProfile: 'dashboard/ProfileView',
  editProfile: 'dashboard/EditProfileView',
  account: 'dashboard/AccountView',
  closeAccount: 'dashboard/CloseAccountView',
  create: 'EditorPage',
  update: 'EditorPage',
  notifications: 'NotificationsPage',
  book: 'BookPage',
  changePassword: 'ChangePasswordPage',
};

const isMemberPage = (name: PageName): name is keyof typeof memberFiles =>
  Object.hasOwn(memberFiles, name);

const otherPages: Readonly<Record<Exclude<PageName, keyof typeof memberFiles>, PageOptions>> = {
  home: pageAt('HomePage', () => import('@/pages/HomePage')),
  posts: pageAt('PostsPage', () => import('@/pages/PostsPage')),
  post: pageAt('PostPage', () => import('@/pages/PostPage')),
  history: pageAt('HistoryPage', () => import('@/pages/HistoryPage')),
  profile: pageAt('ProfilePage', () => import('@/pages/ProfilePage')),
  preview: pageAt('PreviewPage', () => import('@/pages/PreviewPage')),
  books: pageAt('BooksPage', () => import('@/pages/BooksPage')),
  publicBook: pageAt('PublicBookPage', () => import('@/pages/PublicBookPage')),
  sitePage: pageAt('SitePage', () => import('@/pages/SitePage')),
  about: pageAt('AboutPage', () => import('@/pages/AboutPage')),
  contact: pageAt('ContactPage', () => import('@/pages/ContactPage')),
  subscribe: subscribePage,
  move: pageAt('MovePage', () => import('@/pages/MovePage')),
  privacyPolicy: pageAt('PrivacyPolicyPage', () => import('@/pages/PrivacyPolicyPage')),
  signIn: pageAt('SignInPage', () => import('@/pages/SignInPage')),
  signUp: pageAt('SignUpPage', () => import('@/pages/SignUpPage')),
  forgotPassword: pageAt('ForgotPasswordPage', () => import('@/pages/ForgotPasswordPage')),
  verifyAccount: pageAt('VerifyAccountPage', () => import('@/pages/VerifyAccountPage')),
  resetPassword: pageAt('ResetPasswordPage', () => import('@/pages/ResetPasswordPage')),
  restoreEmail: pageAt('RestoreEmailPage', () => import('@/pages/RestoreEmailPage')),
  secureAccount: pageAt('SecureAccountPage', () => import('@/pages/SecureAccountPage')),
  confirmSubscription: subscribePage,
  stopLetters: subscribePage,
  denied: pageAt('DeniedPage', () => import('@/pages/DeniedPage')),
  notFound: pageAt('NotFoundPage', () => import('@/pages/NotFoundPage')),
};

/** The component of a page. Its chunk is loaded when the page is visited. */
export const pageComponent = (name: PageName) =>
  isMemberPage(name) ? memberPage(name, memberFiles[name]) : otherPages[name];

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
