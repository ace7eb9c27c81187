import type { PageName } from '@contract/pages';
import type { PageOptions } from './pageRoute';

/** The form and the pages of the links in letters. */
const subscribePage: PageOptions = {
  page: 'SubscribePage',
  load: async () => (await import('@/pages/SubscribePage')).SubscribePage,
};

/** The component of each page. Its chunk is loaded when the page is visited. */
export const pageComponents: Readonly<Record<PageName, PageOptions>> = {
  home: {
    page: 'HomePage',
    load: async () => (await import('@/pages/HomePage')).HomePage,
  },
  posts: {
    page: 'PostsPage',
    load: async () => (await import('@/pages/PostsPage')).PostsPage,
  },
  post: {
    page: 'PostPage',
    load: async () => (await import('@/pages/PostPage')).PostPage,
  },
  history: {
    page: 'HistoryPage',
    load: async () => (await import('@/pages/HistoryPage')).HistoryPage,
  },
  profile: {
    page: 'ProfilePage',
    load: async () => (await import('@/pages/ProfilePage')).ProfilePage,
  },
  preview: {
    page: 'PreviewPage',
    load: async () => (await import('@/pages/PreviewPage')).PreviewPage,
  },
  books: {
    page: 'BooksPage',
    load: async () => (await import('@/pages/BooksPage')).BooksPage,
  },
  publicBook: {
    page: 'PublicBookPage',
    load: async () => (await import('@/pages/PublicBookPage')).PublicBookPage,
  },
  about: {
    page: 'AboutPage',
    load: async () => (await import('@/pages/AboutPage')).AboutPage,
  },
  contact: {
    page: 'ContactPage',
    load: async () => (await import('@/pages/ContactPage')).ContactPage,
  },
  subscribe: subscribePage,
  privacyPolicy: {
    page: 'PrivacyPolicyPage',
    load: async () => (await import('@/pages/PrivacyPolicyPage')).PrivacyPolicyPage,
  },
  signIn: {
    page: 'SignInPage',
    load: async () => (await import('@/pages/SignInPage')).SignInPage,
  },
  signUp: {
    page: 'SignUpPage',
    load: async () => (await import('@/pages/SignUpPage')).SignUpPage,
  },
  forgotPassword: {
    page: 'ForgotPasswordPage',
    load: async () => (await import('@/pages/ForgotPasswordPage')).ForgotPasswordPage,
  },
  verifyAccount: {
    page: 'VerifyAccountPage',
    load: async () => (await import('@/pages/VerifyAccountPage')).VerifyAccountPage,
  },
  resetPassword: {
    page: 'ResetPasswordPage',
    load: async () => (await import('@/pages/ResetPasswordPage')).ResetPasswordPage,
  },
  restoreEmail: {
    page: 'RestoreEmailPage',
    load: async () => (await import('@/pages/RestoreEmailPage')).RestoreEmailPage,
  },
  confirmSubscription: subscribePage,
  stopLetters: subscribePage,
  denied: {
    page: 'DeniedPage',
    load: async () => (await import('@/pages/DeniedPage')).DeniedPage,
  },
  notFound: {
    page: 'NotFoundPage',
    load: async () => (await import('@/pages/NotFoundPage')).NotFoundPage,
  },
  dashboard: {
    page: 'dashboard/OverviewView',
    load: async () => (await import('@/pages/dashboard/OverviewView')).OverviewView,
  },
  users: {
    page: 'dashboard/UsersView',
    load: async () => (await import('@/pages/dashboard/UsersView')).UsersView,
  },
  letters: {
    page: 'dashboard/LettersView',
    load: async () => (await import('@/pages/dashboard/LettersView')).LettersView,
  },
  moderation: {
    page: 'dashboard/ModerationView',
    load: async () => (await import('@/pages/dashboard/ModerationView')).ModerationView,
  },
  subscribers: {
    page: 'dashboard/SubscribersView',
    load: async () => (await import('@/pages/dashboard/SubscribersView')).SubscribersView,
  },
  choices: {
    page: 'dashboard/ChoicesView',
    load: async () => (await import('@/pages/dashboard/ChoicesView')).ChoicesView,
  },
  ownPosts: {
    page: 'dashboard/MyPostsView',
    load: async () => (await import('@/pages/dashboard/MyPostsView')).MyPostsView,
  },
  followers: {
    page: 'dashboard/FollowersView',
    load: async () => (await import('@/pages/dashboard/FollowersView')).FollowersView,
  },
  followings: {
    page: 'dashboard/FollowingsView',
    load: async () => (await import('@/pages/dashboard/FollowingsView')).FollowingsView,
  },
  ownProfile: {
    page: 'dashboard/ProfileView',
    load: async () => (await import('@/pages/dashboard/ProfileView')).ProfileView,
  },
  editProfile: {
    page: 'dashboard/EditProfileView',
    load: async () => (await import('@/pages/dashboard/EditProfileView')).EditProfileView,
  },
  closeAccount: {
    page: 'dashboard/CloseAccountView',
    load: async () => (await import('@/pages/dashboard/CloseAccountView')).CloseAccountView,
  },
  create: {
    page: 'EditorPage',
    load: async () => (await import('@/pages/EditorPage')).EditorPage,
  },
  update: {
    page: 'EditorPage',
    load: async () => (await import('@/pages/EditorPage')).EditorPage,
  },
  notifications: {
    page: 'NotificationsPage',
    load: async () => (await import('@/pages/NotificationsPage')).NotificationsPage,
  },
  book: {
    page: 'BookPage',
    load: async () => (await import('@/pages/BookPage')).BookPage,
  },
  changePassword: {
    page: 'ChangePasswordPage',
    load: async () => (await import('@/pages/ChangePasswordPage')).ChangePasswordPage,
  },
};

/** The frame around the dashboard and the pages below its path. */
export const dashboardFrame: PageOptions = {
  page: 'DashboardPage',
  load: async () => (await import('@/pages/DashboardPage')).DashboardPage,
};

/** The guards of the pages for guests, of those for members, and of authors' profiles. */
export const guards = {
  guest: {
    page: 'guards/GuestOnly',
    load: async () => (await import('@/pages/guards/GuestOnly')).GuestOnly,
  },
  member: {
    page: 'guards/MemberGuards',
    load: async () => (await import('@/pages/guards/MemberGuards')).MemberOnly,
  },
  profile: {
    page: 'guards/MemberGuards',
    load: async () => (await import('@/pages/guards/MemberGuards')).MemberProfile,
  },
} satisfies Readonly<Record<string, PageOptions>>;
