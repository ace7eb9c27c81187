/** Constants that page, API and tests share. Times are in milliseconds. */
export const limits = {
  pageSize: 20,
  /** Comments in an answer to a client that does not ask for pages. */
  mostComments: 200,
  tagsPerPost: 12,
  /** Search engines show about this many characters of a description. */
  descriptionAdvice: 155,
  /** A suggested url is not longer, and longer ones are advised against. */
  urlAdvice: 80,
  homeTags: 9,
  listKeywords: 10,
  searchPause: 1200,
  refreshEvery: 10 * 60_000,
  /** How often the page asks for a post again while the API doesn't answer. */
  retryEvery: 10_000,
  /** How long the deletion of a comment can be undone. */
  undoFor: 6000,
  /** A call without an answer and without upload progress for this long has failed. */
  longestSilence: 90_000,
  carouselEvery: 4000,
  carouselSlides: 3,
  verificationRedirectAfter: 4000,
  recentPosts: 8,
  /** On a page that has nothing to show. */
  suggestedPosts: 3,
  chartWeeks: 8,
  usernameLength: 5,
  fullNameLength: 5,
  passwordLength: 8,
  signUpPasswordMost: 20,
  fileBytes: 5 * 1024 * 1024,
  /** The largest width and height of an uploaded picture, in pixels. */
  pictureSide: 8000,
  picturePixels: 40_000_000,
  /** The widths that uploaded pictures are stored in. */
  pictureWidths: [320, 640, 960, 1280],
  documentBytes: 1024 * 1024,
  /** The maximum length of texts, in characters. */
  longest: {
    username: 32,
    firstName: 100,
    lastName: 100,
    bio: 2000,
    newPassword: 200,
    name: 120,
    subject: 200,
    message: 5000,
    comment: 5000,
    title: 300,
    seoKeywords: 1000,
    metaDescription: 1000,
    url: 200,
    tag: 60,
    /** Ids, and secrets in links. */
    id: 100,
    /** Parameters in paths. */
    parameter: 300,
    /** Usernames and e-mail addresses in requests that look for an account. */
    accountName: 254,
    searchTerm: 200,
    authorizationCode: 2000,
    /** Fields that a form's rules limit further, with a message of their own. */
    field: 30_000,
  },
  /** How many entries the page keeps of each kind; the least recently requested go first. */
  cache: {
    postLists: 20,
    posts: 20,
    commentLists: 20,
    profiles: 20,
    profilePages: 20,
    follows: 50,
    dashboardPages: 10,
    verifications: 5,
    /** More cards than this are searched for ones that no list refers to. */
    postCards: 400,
  },
  toast: { success: 2000, error: 4000, most: 3 },
} as const;

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const gibibyte = 1024 ** 3;

/**
 * How often something may be done `within` a time. A client can be a whole office behind one address,
 * so its limits are higher than an account's.
 */
export const rates = {
  registrations: { within: hour, perClient: 150 },
  signIns: { within: 15 * minute, perClient: 500 },
  posts: { within: hour, perAccount: 200, perClient: 500 },
  postChanges: { within: hour, perAccount: 600, perClient: 1500 },
  comments: { within: hour, perAccount: 400, perClient: 1000 },
  commentChanges: { within: hour, perAccount: 600, perClient: 1500 },
  likes: { within: hour, perAccount: 600, perClient: 1500 },
  follows: { within: hour, perAccount: 600, perClient: 1500 },
  uploads: { within: day, perAccount: 500, perClient: 1500 },
  uploadedBytes: { within: day, perAccount: gibibyte, perClient: 3 * gibibyte },
  letters: { within: hour, perClient: 10 },
} as const satisfies Record<string, { within: number; perAccount?: number; perClient: number }>;

export type RateName = keyof typeof rates;

/** Wrong passwords for one account: from one client or device, and from all unknown devices together. */
export const guesses = {
  perClient: { most: 10, within: 15 * minute },
  perAccount: { most: 100, within: 15 * minute },
} as const;

/** The devices that an account remembers: the last ones it has signed in on. */
export const devices = { most: 10, lifetime: 180 * day } as const;

/** E-mails to one address, from all clients together. */
export const lettersPerAddress = { most: 3, within: hour } as const;
