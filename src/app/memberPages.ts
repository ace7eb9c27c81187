import { pageAt } from './pageRoute';

/** The comments under own posts, and the queues of moderators. */
const decisionsPage = pageAt(
  'DecisionsView',
  () => import('@/pages/dashboard/DecisionsView'),
  'dashboard/',
);

/** The pages of members, and the frame around the dashboard. */
export const memberPages = {
  frame: pageAt('DashboardPage', () => import('@/pages/DashboardPage')),
  dashboard: pageAt('OverviewView', () => import('@/pages/dashboard/OverviewView'), 'dashboard/'),
  users: pageAt('UsersView', () => import('@/pages/dashboard/UsersView'), 'dashboard/'),
  letters: pageAt('LettersView', () => import('@/pages/dashboard/LettersView'), 'dashboard/'),
  site: pageAt('SiteView', () => import('@/pages/dashboard/SiteView'), 'dashboard/'),
  settings: pageAt('SettingsView', () => import('@/pages/dashboard/SettingsView'), 'dashboard/'),
  moderation: decisionsPage,
  comments: decisionsPage,
  numbers: pageAt('NumbersView', () => import('@/pages/dashboard/NumbersView'), 'dashboard/'),
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
