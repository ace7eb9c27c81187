import { commentsClosed } from '@contract/entities';
import { authorPages, registration } from '@contract/site/publicSite';
import { holding } from '@contract/site/siteEntities';
import * as v from 'valibot';
import { device, formerUsername, session, token, user } from './accountSchemas';
import { bookSchemas } from './bookSchemas';
import { comment, commentLike } from './commentSchemas';
import { readCount } from './countSchemas';
import {
  announcement,
  contactMessage,
  emailedPost,
  letter,
  refusedAddress,
  subscriber,
} from './emailSchemas';
import { invite } from './inviteSchemas';
import { logEntry, mute, report, reportSubject, restriction } from './moderationSchemas';
import {
  digestRun,
  digestTime,
  notification,
  notificationChoice,
  notificationEvent,
  silence,
  toldMention,
} from './notificationSchemas';
import { passkey } from './passkeySchemas';
import { sitePage } from './sitePageSchemas';

/**
 * The columns of each table. Rows that were stored outside the process, in SQL or by the mocks, are
 * parsed with these schemas. `postgres/queries/rowColumns.ts` says how SQL stores them.
 */

const text = v.string();
const flag = v.boolean();
/** Milliseconds since the epoch. */
const time = v.number();

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
  /** Why a moderator unpublished it; null if its author may publish it. */
  withheldReason: v.nullable(text),
  /** How many minutes it takes to read, as `readingMinutes` returns it. */
  minutes: v.number(),
});

/** A url in lower case that a public post had before. */
const formerUrl = v.object({ urlKey: text, postId: text });

/** A path that a moved post had elsewhere, as `formerPathKey` writes it. */
const formerPath = v.object({ pathKey: text, postId: text });

const content = v.object({ postId: text, content: text });

/** The link with which the draft can be read; its token is stored hashed. */
const preview = v.object({ postId: text, hash: text, expiresAt: time });

/**
 * The unpublished changes of a published post. The row stays when they are gone, so that none of the post's numbers is
 * used twice.
 */
const pendingPost = v.object({
  postId: text,
  /** Counts from 1 in each post. */
  number: v.number(),
  /** The version of the post that the changes were made for. */
  base: v.number(),
  title: text,
  content: text,
  /** The quotes of other posts in the content, as JSON (`QuotedUrl[]`). */
  quotes: text,
  tags: v.pipe(v.array(text), v.readonly()),
  seoKeywords: text,
  metaDescription: text,
  canonicalUrl: text,
  /** '' if the picture of the post stays. */
  image: text,
  /** null if the account is gone. */
  savedBy: v.nullable(text),
  updatedAt: time,
  /** They were published, discarded or made the draft: the texts are gone. */
  isRemoved: flag,
});

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
  /** How many words its content has gained and lost since the version before; null if that is unknown. */
  addedWords: v.nullable(v.number()),
  removedWords: v.nullable(v.number()),
});

/** Calls that answer a repeated request with what the first one has stored. */
const repeatableCalls = ['addComment', 'createPost'] as const;

/** An idempotency key of an account, and the id of what the call has stored under it. */
const clientId = v.object({
  userId: text,
  call: v.picklist(repeatableCalls),
  clientId: text,
  subjectId: text,
  createdAt: time,
});

const like = v.object({ postId: text, userId: text, createdAt: time });

const follow = v.object({ id: text, authorId: text, followerId: text, createdAt: time });

/** A followed topic; `tagKey` is the tag as `foldText` returns it. */
const topicFollow = v.object({ userId: text, tagKey: text, tag: text, createdAt: time });

/** Which version of a post an account has read last, and the block at which it stopped; '' if unknown. */
const read = v.object({
  userId: text,
  postId: text,
  revision: v.number(),
  readAt: time,
  lastBlock: text,
});

/** What administrators have set for the whole site: one row with the id `site`. */
const site = v.object({
  id: v.literal('site'),
  holding,
  name: text,
  tagline: text,
  description: text,
  accent: text,
  /** The address of a picture. */
  logo: text,
  homeTitle: text,
  homeText: text,
  whoText: text,
  missionText: text,
  registration,
  registrationNote: text,
  authorPages,
  emailDomains: v.pipe(v.array(text), v.readonly()),
  /** Own links, as JSON. */
  navigation: text,
  footerLinks: text,
  adminsNeedPasskey: v.boolean(),
  timeZone: text,
  version: v.number(),
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

/** All tables. */
export const rowSchemas = {
  users: user,
  formerUsernames: formerUsername,
  sessions: session,
  devices: device,
  passkeys: passkey,
  tokens: token,
  letters: letter,
  posts: post,
  formerUrls: formerUrl,
  formerPaths: formerPath,
  contents: content,
  previews: preview,
  pendingPosts: pendingPost,
  revisions: revision,
  comments: comment,
  clientIds: clientId,
  commentLikes: commentLike,
  likes: like,
  follows: follow,
  topicFollows: topicFollow,
  reads: read,
  readCounts: readCount,
  mutes: mute,
  reportSubjects: reportSubject,
  reports: report,
  resources: resource,
  contact: contactMessage,
  moderationLog: logEntry,
  subscribers: subscriber,
  announcements: announcement,
  emailedPosts: emailedPost,
  refusedAddresses: refusedAddress,
  site,
  sitePages: sitePage,
  invites: invite,
  restrictions: restriction,
  notifications: notification,
  notificationEvents: notificationEvent,
  notificationChoices: notificationChoice,
  digestRuns: digestRun,
  digestTimes: digestTime,
  toldMentions: toldMention,
  silences: silence,
  ...bookSchemas,
};

export type TableName = keyof typeof rowSchemas;
export type TableRows = { [Name in TableName]: v.InferOutput<(typeof rowSchemas)[Name]> };

/** The same schemas, typed so that a name selects one of them. */
export const schemaOfRow: {
  readonly [Name in TableName]: v.GenericSchema<unknown, TableRows[Name]>;
} = rowSchemas;

export const tableNames = Object.keys(rowSchemas).filter(
  (name): name is TableName => name in rowSchemas,
);
