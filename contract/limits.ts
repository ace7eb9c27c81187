/** Constants that page, API and tests share. Times are in milliseconds. */
export const limits = {
  pageSize: 20,
  tagsPerPost: 12,
  /** Posts that a device or an account remembers as read. */
  mostReads: 5000,
  /** E-mails of one state that administrators see counted; beyond that the number is one more. */
  countedLetters: 1000,
  /** Within this time, in milliseconds, a moderator can take back an own decision about a report. */
  undoDecision: 10_000,
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
  /** On the dashboard, under a post and on a page that has nothing to show. */
  suggestedPosts: 3,
  /** Passages in a call that imports them. */
  importedPassages: 100,
  /** How many people must have saved words until authors see how often. */
  keepers: 3,
  usernameLength: 5,
  fullNameLength: 5,
  passwordLength: 8,
  signUpPasswordMost: 20,
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
    quote: 300,
    /** Words of a passage, and the text around them. */
    passageQuote: 1000,
    passageContext: 40,
    passageNote: 2000,
    bookHeading: 120,
    /** Counted in code points. */
    headingIntro: 200,
    sourceUrl: 2000,
    sourceTitle: 300,
    sourceAuthor: 200,
    reason: 500,
    reportText: 2000,
    title: 300,
    seoKeywords: 1000,
    metaDescription: 1000,
    url: 200,
    canonicalUrl: 2000,
    revisionNote: 200,
    tag: 60,
    /** Of the settings of the site. */
    siteName: 60,
    tagline: 160,
    siteText: 300,
    homeTitle: 60,
    sectionText: 600,
    emailDomain: 100,
    passkeyName: 60,
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
  /** How many entries of each kind the page caches; the least recently requested go first. */
  cache: {
    postLists: 20,
    morePosts: 20,
    posts: 20,
    commentLists: 20,
    profiles: 20,
    profilePages: 20,
    follows: 50,
    dashboardPages: 10,
    verifications: 5,
    versionLists: 10,
    comparisons: 10,
    previews: 5,
    publicBooks: 10,
    followed: 2,
  },
  toast: { success: 2000, error: 4000, undo: 8000, most: 3 },
} as const;
