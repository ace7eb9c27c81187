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

/** localStorage: the text of a form that has not been sent, for each account. */
export const formDraftKey = (owner: string, form: string) => `form-draft:${owner}:${form}`;

/** The forms whose text is stored. */
export const draftForms = {
  contact: 'contact',
  signUp: 'sign-up',
  comment: (postId: string) => `comment:${postId}`,
  remark: (postId: string, blockId: string) => `remark:${postId}:${blockId}`,
  reply: (commentId: string) => `reply:${commentId}`,
  commentEdit: (commentId: string) => `comment-edit:${commentId}`,
  passage: 'passage',
  passageNote: (passageId: string) => `passage-note:${passageId}`,
} as const;

/** localStorage: a deletion of a comment that was sent and not answered. */
export const sentDeletionKey = (commentId: string) => `sent-deletion:${commentId}`;

/** sessionStorage: when the page last reloaded itself because a chunk was missing. */
export const reloadKey = 'reloaded-for-missing-chunk';

/** sessionStorage: which part of a post was counted as read. */
export const countedReadKey = (postId: string) => `counted-read:${postId}`;

/** sessionStorage: the scroll position of a history entry. */
export const scrollKey = (entry: string) => `scroll:${entry}`;

/** localStorage: `closed` if the column of the post settings is closed. */
export const postSettingsKey = 'post-settings';

/** localStorage: the address of the draft that a member left unfinished. */
export const unfinishedDraftKey = (userId: string) => `unfinished-draft:${userId}`;

/** localStorage: set once a member has closed the first steps. */
export const closedStepsKey = (userId: string) => `closed-steps:${userId}`;

/** localStorage: the page on which a verified address was needed. */
export const verificationPlaceKey = 'verification-place';

/** IndexedDB: posts that are being written. */
export const draftDatabase = { name: 'commonplace-drafts', store: 'drafts' } as const;

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

/** localStorage: the last changes of a draft, which IndexedDB could not store before the page ended. */
export const draftJournalKey = (draftKey: string) => `draft-journal:${draftKey}`;

/** Web Lock and BroadcastChannel: only one tab edits a draft at a time. */
export const editorLock = (draftKey: string) => `commonplace editor ${draftKey}`;

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

const mebibyte = 1024 * 1024;

/**
 * What each of them holds at most: 50 MiB together. A build has about 4 MiB, and those of some builds before it stay for
 * pages that were stored with them.
 */
export const offlineLimits = {
  shell: { entries: 1, bytes: mebibyte },
  assets: { entries: 1000, bytes: 12 * mebibyte },
  pages: { entries: 100, bytes: 10 * mebibyte },
  pictures: { entries: 1000, bytes: 17 * mebibyte },
  answers: { entries: 300, bytes: 10 * mebibyte },
} as const satisfies Record<keyof typeof offlineCaches, { entries: number; bytes: number }>;

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
