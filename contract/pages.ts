import { fillPath, type PathParameters } from './endpoint';
import type { HistoryView } from './historyView';

/**
 * The paths of all pages, grouped by who sees them and where they are rendered. The router, the build, the
 * server, the sitemap and robots.txt derive from this table.
 */
export const pages = {
  /** For everyone, rendered by the server with their data. In the sitemap, if they have no parameters. */
  data: {
    home: '/',
    posts: '/posts',
    post: '/posts/:url',
    history: '/posts/:url/history',
    profile: '/username/:username',
    preview: '/preview/:token',
    books: '/books',
    publicBook: '/books/:username/:slug',
    about: '/about',
    privacyPolicy: '/privacy-policy',
    sitePage: '/pages/:slug',
  },
  /** For everyone, rendered at build time. In the sitemap. */
  static: {
    contact: '/contact',
    subscribe: '/subscribe',
    move: '/move',
  },
  /** For visitors who aren't signed in, rendered at build time. */
  guest: {
    signIn: '/sign-in',
    signUp: '/sign-up',
    forgotPassword: '/forgot-password',
  },
  /** For whom an e-mail or a redirect has sent there, rendered in the browser. */
  link: {
    verifyAccount: '/user/:username/account/verify/:token',
    resetPassword: '/reset-password/:token',
    restoreEmail: '/restore-email/:token',
    secureAccount: '/secure-account/:token',
    confirmSubscription: '/subscribers/confirm/:token',
    stopLetters: '/letters/stop/:token',
    denied: '/denied',
    notFound: '/not-found',
  },
  /** For members, rendered in the browser. */
  member: {
    dashboard: '/dashboard',
    users: '/dashboard/users',
    letters: '/dashboard/letters',
    site: '/dashboard/site',
    settings: '/dashboard/settings',
    moderation: '/dashboard/moderation',
    comments: '/dashboard/comments',
    numbers: '/dashboard/numbers',
    subscribers: '/dashboard/subscribers',
    choices: '/dashboard/notifications',
    ownPosts: '/dashboard/posts',
    followers: '/dashboard/followers',
    followings: '/dashboard/followings',
    ownProfile: '/dashboard/profile',
    editProfile: '/dashboard/profile/edit',
    account: '/dashboard/account',
    closeAccount: '/dashboard/close-account',
    create: '/create',
    update: '/update',
    changePassword: '/change-password',
    notifications: '/notifications',
    book: '/book',
  },
} as const;

export type PageKind = keyof typeof pages;

/** The path of each page. Parameters start with a colon. */
export const paths = {
  ...pages.data,
  ...pages.static,
  ...pages.guest,
  ...pages.link,
  ...pages.member,
};

export type PageName = keyof typeof paths;

/** The pages that are rendered with their data. */
export type DataPage = keyof typeof pages.data;

/** Whether a path has no parameters. */
export const isWhole = (path: string) => !path.includes(':');

/** The first segment of a path, with both slashes. */
export const folderOf = (path: string) => `/${path.split('/')[1]}/`;

export const isPageName = (name: string): name is PageName => Object.hasOwn(paths, name);

/** The names of the pages of one kind. */
export const pageNames = (kind: PageKind) => Object.keys(pages[kind]).filter(isPageName);

/** The path of a page with parameters, each encoded as one segment. */
export function pathTo<Name extends PageName>(
  name: Name,
  params: PathParameters<(typeof paths)[Name]>,
) {
  return fillPath(paths[name], params);
}

export const postPath = (url: string) => pathTo('post', { url });

export const profilePath = (username: string) => pathTo('profile', { username });

/** The editor with a published post or a draft. */
export const editPath = (url: string) => `${paths.update}?post=${encodeURIComponent(url)}`;

/** The versions of a post, with what changed in one of them, or since one of them. */
export function historyPath(url: string, { read, version, since }: HistoryView = {}) {
  const path = pathTo('history', { url });
  if (read !== undefined) return `${path}?read=${read}`;
  if (version !== undefined) return `${path}?version=${version}`;
  return since === undefined ? path : `${path}?since=${since}`;
}

type HubSearch = { q?: string; tag?: string; page?: number };

/** The posts hub. A search term takes precedence over a tag; pages are counted from 1. */
export function hubPath({ q, tag, page = 1 }: HubSearch) {
  const params = new URLSearchParams();
  if (q) params.set('q', q);
  else if (tag) params.set('tag', tag);
  if (page > 1) params.set('page', String(page));
  return params.size > 0 ? `${paths.posts}?${params}` : paths.posts;
}
