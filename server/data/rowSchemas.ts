import { role } from '@contract/entities';
import { letterKind } from '@contract/letterEntities';
import { reportKind, reportReason, reportState } from '@contract/moderationEntities';
import { commentsClosed, holding, restrictionKind } from '@contract/siteEntities';
import * as v from 'valibot';

/**
 * The columns of each table. Rows that were stored outside the process, in SQL or by the mocks, are
 * parsed with these schemas. `postgres/queries/schema.ts` says how SQL stores them.
 */

const text = v.string();
const flag = v.boolean();
/** Milliseconds since the epoch. */
const time = v.number();

/**
 * What a token is for: `confirm` changes the address to the pending one, `cancel` drops that one, `restore`
 * takes a confirmed change back, `merge` links the provider.
 */
export const tokenKinds = ['verify', 'reset', 'restore', 'merge', 'confirm', 'cancel'] as const;

const user = v.object({
  id: text,
  username: text,
  /** Unique: usernames that look alike have the same one. */
  nameSkeleton: text,
  email: text,
  /** The address that replaces `email` once it is confirmed; null if there is none. Not unique. */
  pendingEmail: v.nullable(text),
  firstName: text,
  lastName: text,
  bio: text,
  /** Image URLs; empty if there is none. */
  avatar: text,
  cover: text,
  role,
  isVerified: flag,
  /** Whether any address of the account has ever been verified. */
  wasVerified: flag,
  /** Whether the sign-in provider opens the account without the password. */
  isProviderLinked: flag,
  /**
   * The provider's own id of a linked account; null if none is known. Unique. It names the account even
   * if the address at the provider changes.
   */
  providerId: v.nullable(text),
  isBlocked: flag,
  /** Whether other members see the address on the profile page. */
  showsEmail: flag,
  /** null for accounts that only sign in through the external provider. */
  passwordHash: v.nullable(text),
  createdAt: time,
});

/** A username in lower case that the account had before. */
const formerUsername = v.object({ usernameKey: text, userId: text });

/**
 * One signed-in device. Secrets are stored hashed; the previous hashes serve the grace period after
 * a rotation.
 */
const session = v.object({
  id: text,
  userId: text,
  xsrf: text,
  accessHash: text,
  accessExpiresAt: time,
  previousAccessHash: text,
  refreshHash: text,
  previousRefreshHash: text,
  rotatedAt: time,
  createdAt: time,
  expiresAt: time,
});

/** A device on which the account has signed in. Its secret is stored hashed, with the account's id. */
const device = v.object({ hash: text, userId: text, seenAt: time, expiresAt: time });

/**
 * A single-use token, stored hashed. `email` is the normalised address that its letter was sent to,
 * or that the provider has confirmed.
 */
const token = v.object({
  hash: text,
  kind: v.picklist(tokenKinds),
  userId: text,
  email: text,
  expiresAt: time,
});

/**
 * A letter that is still to be sent, or could not be sent. It says why it is sent; its text and its
 * link are made when it is sent, so that no secret is stored.
 */
const letter = v.object({
  id: text,
  kind: letterKind,
  /** null for letters to others than members. */
  userId: v.nullable(text),
  email: text,
  /** JSON, as the schema of the kind describes it (`letterData`). */
  data: text,
  /** Letters with a lower number are sent first. */
  priority: v.number(),
  createdAt: time,
  /** When it is sent. While a process sends it: when another process may try. */
  dueAt: time,
  /** How often a process has started to send it. */
  attempts: v.number(),
  /** Why it was not sent the last time; empty if nothing was refused. */
  failure: text,
  /** When it was given up; null while it waits. */
  failedAt: v.nullable(time),
});

const post = v.object({
  id: text,
  url: text,
  /** The url under which it was published first; feeds identify it by this one. */
  firstUrl: text,
  /** Where it was published first, on another site; '' if here. */
  canonicalUrl: text,
  title: text,
  metaDescription: text,
  seoKeywords: text,
  tags: v.pipe(v.array(text), v.readonly()),
  image: text,
  authorId: text,
  isPublished: flag,
  createdAt: time,
  updatedAt: time,
  /** When it was published the first time; null before. */
  publishedAt: v.nullable(time),
  /** When it is to be published; null if no time is set. */
  publishAt: v.nullable(time),
  /** The number of its present version. */
  revision: v.number(),
  /** When title or content last changed after the first publication, without small changes; null if they did not. */
  editedAt: v.nullable(time),
  /** Who closed its comments; null while they are open. */
  commentsClosed: v.nullable(commentsClosed),
});

/** A url in lower case that a public post had before. */
const formerUrl = v.object({ urlKey: text, postId: text });

const content = v.object({ postId: text, content: text });

/** The link with which the draft can be read; its token is stored hashed. */
const preview = v.object({ postId: text, hash: text, expiresAt: time });

/** A version of a post's title and content. */
const revision = v.object({
  postId: text,
  /** Counts from 1 in each post. */
  number: v.number(),
  title: text,
  /** null for the present version, whose content is the post's, and for a removed one. */
  content: v.nullable(text),
  savedAt: time,
  /** null if the account is gone. */
  savedBy: v.nullable(text),
  note: text,
  isSmall: flag,
  /** Its texts are gone. */
  isRemoved: flag,
  /** The number of the version that was used again; null if the text is new. */
  restoredFrom: v.nullable(v.number()),
  /** Whether it was the present version at any time while the post was published. */
  isPublic: flag,
});

/** What happened to a comment: `held` waits for approval, `removed` keeps the place of its replies. */
export const commentStates = ['shown', 'held', 'hidden', 'removed'] as const;

/** Who decides about a comment: the author of the post, or a moderator. */
export const deciders = ['author', 'moderator'] as const;

const comment = v.object({
  id: text,
  postId: text,
  /** The comment that it answers, which answers none itself. */
  parentId: v.nullable(text),
  /** The block of the post that it is about. */
  blockId: v.nullable(text),
  /** The words that it is about; empty if there are none. */
  quote: text,
  /** null if it was deleted and has replies. */
  authorId: v.nullable(text),
  text,
  state: v.picklist(commentStates),
  /** Who decided about it; null if it was not decided. */
  stateBy: v.nullable(v.picklist(deciders)),
  stateReason: text,
  createdAt: time,
  updatedAt: time,
});

/** Calls that answer a repeated request with what the first one has stored. */
export const repeatableCalls = ['addComment', 'createPost'] as const;

/** An idempotency key of an account, and the id of what the call has stored under it. */
const clientId = v.object({
  userId: text,
  call: v.picklist(repeatableCalls),
  clientId: text,
  subjectId: text,
  createdAt: time,
});

const commentLike = v.object({ commentId: text, userId: text, createdAt: time });

const like = v.object({ postId: text, userId: text, createdAt: time });

const follow = v.object({ id: text, authorId: text, followerId: text, createdAt: time });

/** Someone without an account who gets new posts by e-mail. Both tokens are stored hashed. */
const subscriber = v.object({
  id: text,
  email: text,
  /** The form in which the address is compared. */
  emailKey: text,
  /** Whose posts; null: all. */
  authorId: v.nullable(text),
  confirmHash: text,
  stopHash: text,
  createdAt: time,
  /** null: nothing is sent yet. */
  confirmedAt: v.nullable(time),
});

/** A public post whose letters are still to be stored. */
const announcement = v.object({
  postId: text,
  createdAt: time,
  /** The last subscriber whose letter is stored; '' if none is. */
  lastId: text,
});

/** How often an address was refused since a letter was sent to it. */
const refusedAddress = v.object({ emailKey: text, refusals: v.number(), refusedAt: time });

/** `userId` does not want to see what `mutedId` writes. */
const mute = v.object({ userId: text, mutedId: text, createdAt: time });

export const reportActions = ['remove', 'hide', 'restrict', 'block'] as const;

/** What was reported: exactly one of the three ids is set. */
const reportSubject = v.object({
  id: text,
  kind: reportKind,
  postId: v.nullable(text),
  commentId: v.nullable(text),
  profileId: v.nullable(text),
  state: reportState,
  action: v.nullable(v.picklist(reportActions)),
  decisionReason: text,
  /** null if it is open, or if the account is gone. */
  decidedBy: v.nullable(text),
  decidedAt: v.nullable(time),
  /** When it was opened, the last time if it was opened again. */
  createdAt: time,
});

/** One person’s report of a subject. */
const report = v.object({
  subjectId: text,
  reporterId: text,
  reason: reportReason,
  text,
  createdAt: time,
});

/** What administrators have set for the whole site: one row with the id `site`. */
const site = v.object({ id: v.literal('site'), holding, version: v.number() });

/** What an account may not write, until when (null: for ever) and why. */
const restriction = v.object({
  id: text,
  userId: text,
  kind: restrictionKind,
  until: v.nullable(time),
  reason: text,
  createdAt: time,
});

/** An uploaded file. */
const resource = v.object({
  id: text,
  ownerId: text,
  /** null until a post claims the file. */
  postId: v.nullable(text),
  /** The file's name in the files port. */
  name: text,
  createdAt: time,
});

const contactMessage = v.object({
  id: text,
  name: text,
  email: text,
  subject: text,
  message: text,
  createdAt: time,
});

/** What a moderator or the author of a post did. */
export const logActions = [
  'setRole',
  'shown',
  'held',
  'hidden',
  'removed',
  'upheld',
  'dismissed',
  'restricted',
  'lifted',
  'closed',
  'opened',
] as const;
export const logSubjects = ['account', 'post', 'comment', 'comments'] as const;

/** An entry of the log of moderation: who did what to what, and why. It has no words of the subject. */
const logEntry = v.object({
  id: text,
  /** null if the account is gone. */
  actorId: v.nullable(text),
  action: v.picklist(logActions),
  /** `comments` are all of an account. */
  subjectKind: v.picklist(logSubjects),
  subjectId: text,
  /** The path of the subject's page. */
  subjectUrl: text,
  reason: text,
  createdAt: time,
});

/** All tables. */
export const rowSchemas = {
  users: user,
  formerUsernames: formerUsername,
  sessions: session,
  devices: device,
  tokens: token,
  letters: letter,
  posts: post,
  formerUrls: formerUrl,
  contents: content,
  previews: preview,
  revisions: revision,
  comments: comment,
  clientIds: clientId,
  commentLikes: commentLike,
  likes: like,
  follows: follow,
  mutes: mute,
  reportSubjects: reportSubject,
  reports: report,
  resources: resource,
  contact: contactMessage,
  moderationLog: logEntry,
  subscribers: subscriber,
  announcements: announcement,
  refusedAddresses: refusedAddress,
  site,
  restrictions: restriction,
};

export type TableName = keyof typeof rowSchemas;
export type TableRows = { [Name in TableName]: v.InferOutput<(typeof rowSchemas)[Name]> };

export const tableNames = Object.keys(rowSchemas).filter(
  (name): name is TableName => name in rowSchemas,
);
