import { day, hour, minute } from './durations';

const mebibyte = 1024 ** 2;
const gibibyte = 1024 * mebibyte;

/**
 * How often something may be done `within` a time. A client can be a whole office behind one address,
 * so its limits are higher than an account's.
 */
export const rates = {
  registrations: { within: hour, perClient: 150 },
  signIns: { within: 15 * minute, perClient: 500 },
  posts: { within: hour, perAccount: 200, perClient: 500 },
  postChanges: { within: hour, perAccount: 600, perClient: 1500 },
  /** Which urls are in use: the editor asks while a new one is typed. */
  urlChecks: { within: hour, perAccount: 600, perClient: 6000 },
  /** Comparisons of versions, which are made for each request. */
  comparisons: { within: hour, perAccount: 1200, perClient: 6000 },
  /** Drafts that are read with a link. */
  previews: { within: hour, perClient: 600 },
  comments: { within: hour, perAccount: 400, perClient: 1000 },
  commentChanges: { within: hour, perAccount: 600, perClient: 1500 },
  /** What moderators and administrators decide. */
  moderation: { within: hour, perAccount: 600, perClient: 1500 },
  likes: { within: hour, perAccount: 600, perClient: 1500 },
  follows: { within: hour, perAccount: 600, perClient: 1500 },
  /** What members have read, for accounts that store it. */
  reads: { within: hour, perAccount: 1200, perClient: 6000 },
  profileChanges: { within: hour, perAccount: 30, perClient: 300 },
  passkeys: { within: hour, perAccount: 60, perClient: 300 },
  people: { within: hour, perAccount: 600, perClient: 6000 },
  /** Changes of a member's book. */
  passages: { within: hour, perAccount: 1200, perClient: 6000 },
  /** Pages of books, for which documents of posts can be read. */
  bookReads: { within: hour, perAccount: 3600, perClient: 18_000 },
  summaries: { within: hour, perAccount: 60, perClient: 300 },
  uploads: { within: day, perAccount: 500, perClient: 1500 },
  /** Pictures that are fetched from other sites; their bytes count as uploaded. */
  imports: { within: hour, perAccount: 600, perClient: 1500 },
  uploadedBytes: { within: day, perAccount: gibibyte, perClient: 3 * gibibyte },
  /** Calls with a `moveId` count in these, and not in `posts`, `uploads`, `imports` and `uploadedBytes`. */
  movedPosts: { within: day, perAccount: 5000, perClient: 15_000 },
  movedPictures: { within: day, perAccount: 10_000, perClient: 30_000 },
  movedBytes: { within: day, perAccount: 3 * gibibyte, perClient: 9 * gibibyte },
  /**
   * The bodies of all calls that change something, without their files. Each save of a published post also stores a
   * version.
   */
  textBytes: { within: day, perAccount: 200 * mebibyte, perClient: 600 * mebibyte },
  /** E-mails to addresses that their owners have not verified, also for new accounts. */
  letters: { within: hour, perClient: 10 },
  resets: { within: hour, perClient: 10 },
  /** E-mails with which administrators try the mail server. */
  testLetters: { within: hour, perAccount: 5, perClient: 50 },
  /** Downloads of whole lists. */
  exports: { within: hour, perAccount: 30, perClient: 150 },
  contacts: { within: hour, perClient: 10 },
  reports: { within: day, perAccount: 20, perClient: 200 },
} as const satisfies Record<string, { within: number; perAccount?: number; perClient: number }>;

export type RateName = keyof typeof rates;

/** What an account may do before its e-mail address is verified. */
export const unverifiedRates = {
  comments: { most: 5, within: day },
  likes: { most: 20, within: day },
} as const;

export type UnverifiedRateName = keyof typeof unverifiedRates;

/** Wrong passwords for one account: from one client or device, and from all unknown devices together. */
export const guesses = {
  perClient: { most: 10, within: 15 * minute },
  perAccount: { most: 100, within: 15 * minute },
} as const;

/** The devices that an account remembers: the last ones it has signed in on. */
export const devices = { most: 10, lifetime: 180 * day } as const;

/**
 * E-mails of one kind to one address. From one client fewer than from all together, so that a client can't use up
 * the e-mails of someone else.
 */
export const lettersPerAddress = {
  perClient: { most: 3, within: hour },
  all: { most: 10, within: hour },
} as const;

/** E-mails about sign-ins on new devices to one account: who has its password could send any number. */
export const newDeviceEmails = { most: 20, within: day } as const;

/** Reset e-mails to addresses that are not verified, by client. */
export const unverifiedResets = { most: 3, within: hour } as const;

/** Messages to the editors from all clients together. */
export const contactsFromAll = { most: 300, within: hour } as const;
