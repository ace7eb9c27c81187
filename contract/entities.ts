import * as v from 'valibot';
import { isApiCallUrl } from './document/pictureUrl';
import { letterTextAmounts } from './emails/letterText';
import { listOf } from './listOf';

/** Schemas of the data in requests and answers. Outside data is parsed with them. */

/** What an account is allowed to do. */
export const role = v.picklist(['user', 'moderator', 'admin']);
export type Role = v.InferOutput<typeof role>;

/** The URL of a picture. Absent if there is none, or if loading it would call the API. */
export const pictureUrl = v.pipe(
  v.nullish(v.string()),
  v.transform((url) => (url && !isApiCallUrl(url) ? url : undefined)),
);

export const accountPicture = v.nullish(v.object({ secure_url: pictureUrl }), {});
export const postPicture = v.nullish(v.object({ resource_url: pictureUrl }), {});

/** The tokens of a session. */
export const tokens = v.object({ accessToken: v.string(), refreshToken: v.string() });
export type Tokens = v.InferOutput<typeof tokens>;

export const userFields = {
  username: v.string(),
  firstName: v.string(),
  lastName: v.string(),
  avatar: accountPicture,
};

/** The signed-in account. */
export const user = v.object({
  id: v.string(),
  ...userFields,
  email: v.string(),
  bio: v.string(),
  bgImage: accountPicture,
  role,
  isVerified: v.boolean(),
  /** The address that replaces `email` once it is confirmed. */
  pendingEmail: v.optional(v.nullable(v.string()), null),
  /** Whether other members see the address. Missing in sessions that were stored by older versions. */
  showsEmail: v.optional(v.boolean(), false),
  /** Whether the account stores what was read. */
  keepsReads: v.optional(v.boolean(), false),
  /** An IANA name, '' for UTC; null until one is set. Missing in sessions that were stored by older versions. */
  timeZone: v.optional(v.nullable(v.string())),
  /** How much of a new post its subscribers get by e-mail. Missing in sessions that were stored by older versions. */
  letterText: v.optional(v.picklist(letterTextAmounts)),
  /** An administrator who has the rights of a member until the account asks for a passkey. */
  roleNeedsPasskey: v.optional(v.boolean()),
  createdAt: v.string(),
});
export type User = v.InferOutput<typeof user>;

/** The signed-in account with the tokens of its session. */
export const sessionUser = v.object({ ...user.entries, tokens });
export type SessionUser = v.InferOutput<typeof sessionUser>;

/** An account that did something. */
export const person = v.object({
  _id: v.string(),
  username: v.string(),
  fullName: v.string(),
  avatar: accountPicture,
});
export type Person = v.InferOutput<typeof person>;

export const postAuthor = v.object({ _id: v.string(), ...userFields });

export type PostAuthor = v.InferOutput<typeof postAuthor>;

/** A post in a list. */
export const postCard = v.object({
  _id: v.string(),
  url: v.string(),
  title: v.string(),
  metaDescription: v.string(),
  /** The data of rendered pages have no keywords of cards, only their first tag, and one time. */
  seoKeywords: v.optional(v.string(), ''),
  tags: listOf(v.string()),
  public_image: postPicture,
  likes: v.number(),
  isPublished: v.boolean(),
  createdAt: v.optional(v.string(), ''),
  updatedAt: v.optional(v.string(), ''),
  /** When it was published the first time; null before. */
  publishedAt: v.optional(v.nullable(v.string()), null),
  /** When it is to be published. */
  publishAt: v.optional(v.nullable(v.string()), null),
  /** When it last changed after its publication, without small changes; null if it did not. */
  editedAt: v.optional(v.nullable(v.string())),
  /** Why a moderator unpublished it, as long as its author can't publish it again. */
  withheldReason: v.optional(v.string()),
  /** How many minutes it takes to read. Missing in answers of older versions. */
  minutes: v.optional(v.number()),
  /** Whether it has unpublished changes. In the list of one's own posts, and for administrators. */
  hasPending: v.optional(v.boolean()),
  /** To how many subscribers e-mails about it went. There too; absent if there were none. */
  emailed: v.optional(v.number()),
  /** How often it was read. There too; absent before its publication. */
  reads: v.optional(v.number()),
  author: v.object({ ...postAuthor.entries, username: v.optional(v.string(), '') }),
});
export type PostCard = v.InferOutput<typeof postCard>;

/** Who closed the comments of a post. */
export const commentsClosed = v.picklist(['author', 'moderator']);
export type CommentsClosed = v.InferOutput<typeof commentsClosed>;

/** A post with its content. */
export const post = v.object({
  ...postCard.entries,
  content: v.string(),
  /** Where it was published first, on another site; '' if here. */
  canonicalUrl: v.optional(v.string(), ''),
  /** The number of this version. */
  revision: v.optional(v.number()),
  /** Who closed its comments; null while they are open. */
  commentsClosed: v.optional(v.nullable(commentsClosed)),
  author: v.object({ ...postAuthor.entries, bio: v.string(), followers: v.number() }),
});
export type Post = v.InferOutput<typeof post>;

/**
 * A post for those who may edit it: `pending` are its unpublished changes (`pendingChanges`, which readers don't load), null
 * if it has none, and absent for others.
 */
export const editablePost = v.object({ ...post.entries, pending: v.optional(v.unknown()) });
export type EditablePost = v.InferOutput<typeof editablePost>;

/** A post as one reader sees it. */
export const postDetails = v.object({ ...editablePost.entries, isLiked: v.boolean() });
export type PostDetails = v.InferOutput<typeof postDetails>;

/** The likes of a post as one reader sees them. */
export const likeState = v.object({ totalLikes: v.number(), isLiked: v.boolean() });
export type LikeState = v.InferOutput<typeof likeState>;

/** A sentence of a summary and the block of the post that contains it. */
export const summarySource = v.object({ sentence: v.string(), blockId: v.string() });
export type SummarySource = v.InferOutput<typeof summarySource>;
