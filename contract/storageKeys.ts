/** localStorage: the session. Every tab reads the same keys. */
export const sessionKeys = {
  isLoggedIn: 'isLoggedIn',
  user: 'data',
  role: 'role',
  tokens: 'token',
  /** When the session was last renewed, in milliseconds. */
  renewedAt: 'renewed',
} as const;

/** localStorage: `dark` or `light`. The inline script of index.html reads it too. */
export const themeKey = 'theme';

/** localStorage: set once the fonts have loaded. The inline script of index.html reads it too. */
export const fontsKey = 'fonts';

/** The form whose draft does not become that of the account that signs in. */
export const signUpForm = 'sign-up';

/** localStorage: the text of a form that has not been sent, for each account. */
export const formDraftKey = (owner: string, form: string) => `form-draft:${owner}:${form}`;

/** sessionStorage: when the page last reloaded itself because a chunk was missing. */
export const reloadKey = 'reloaded-for-missing-chunk';

/** sessionStorage: which part of a post was counted as read. */
export const countedReadKey = (postId: string) => `counted-read:${postId}`;

/** sessionStorage: the scroll position of a history entry. */
export const scrollKey = (entry: string) => `scroll:${entry}`;

/** localStorage: `closed` if the column of the post settings is closed. */
export const postSettingsKey = 'post-settings';

/** localStorage: set once a member has closed the first steps. */
export const closedStepsKey = (userId: string) => `closed-steps:${userId}`;

/** localStorage: the page on which a verified address was needed. */
export const verificationPlaceKey = 'verification-place';

/** IndexedDB: which posts were read. */
export const readsDatabase = { name: 'commonplace-reads', store: 'reads' } as const;

/** IndexedDB: which posts of an archive were moved here. */
export const movesDatabase = { name: 'commonplace-moves', store: 'moves' } as const;

/** localStorage: set once a post was read on this device. */
export const hasReadsKey = 'has-reads';

/** localStorage: which posts a member's home page shows, `following` or `everybody`. */
export const homeFeedKey = 'home-feed';

/** Web Lock: only one tab renews the session at a time. */
export const refreshLock = 'commonplace-refresh';

/** Web Lock and BroadcastChannel: one tab has the stream of a member, and passes on what it is told. */
export const memberStreamLock = (viewerId: string) => `commonplace stream ${viewerId}`;

/** The address of the service worker. */
export const offlineWorkerPath = '/offline.js';

/** Cache API: what can be read without a connection. */
export const offlineCaches = {
  /** The page that starts the app at any address. */
  shell: 'commonplace-shell',
  assets: 'commonplace-assets',
  pages: 'commonplace-pages',
  pictures: 'commonplace-pictures',
  /** Answers of calls, by account. */
  answers: 'commonplace-answers',
} as const;

/** Cookies that the API sets. */
export const cookieNames = {
  access: 'cp_access',
  refresh: 'cp_refresh',
  /** Stays after a sign-out: tells the owner's device from a stranger's. */
  device: 'cp_device',
  merge: 'cp_merge',
  googleState: 'cp_google_state',
  /** Of a question for a passkey that waits for its answer. */
  passkey: 'cp_passkey',
  xsrf: 'XSRF-TOKEN',
} as const;

/** Header that repeats the XSRF cookie. */
export const xsrfHeader = 'X-XSRF-TOKEN';

/** localStorage of the mock API: its settings, and the version of each saved part of its state. */
export const mockKeys = { settings: 'mock:settings', versions: 'mock:versions' } as const;

/** IndexedDB of the mock API: its state, one database for each size of the community. */
export const mockDatabase = (community: string) =>
  ({ name: `commonplace-mock-${community}`, store: 'parts' }) as const;

/** Web Lock of the mock API: one call at a time over all tabs. */
export const mockLock = 'commonplace-mock-api';
