import * as v from 'valibot';
import { isApiCallUrl } from './document/pictureUrl';
import { listOf } from './listOf';
import { commentsClosed } from './siteEntities';

/** Schemas of the data in requests and answers. Outside data is parsed with them. */

/** What an account is allowed to do. */
export const role = v.picklist(['user', 'moderator', 'admin']);
export type Role = v.InferOutput<typeof role>;

/** The URL of a picture. Absent if there is none, or if loading it would call the API. */
const pictureUrl = v.pipe(
  v.nullish(v.string()),
  v.transform((url) => (url && !isApiCallUrl(url) ? url : undefined)),
);

const accountPicture = v.nullish(v.object({ secure_url: pictureUrl }), {});
const postPicture = v.nullish(v.object({ resource_url: pictureUrl }), {});

/** The tokens of a session. */
export const tokens = v.object({ accessToken: v.string(), refreshToken: v.string() });
export type Tokens = v.InferOutput<typeof tokens>;

const userFields = {
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
  createdAt: v.string(),
});
export type User = v.InferOutput<typeof user>;

/** The signed-in account with the tokens of its session. */
export const sessionUser = v.object({ ...user.entries, tokens });
export type SessionUser = v.InferOutput<typeof sessionUser>;

/** An account in the list of users. */
export const userCard = v.object({
  _id: v.string(),
  ...userFields,
  /** Only for administrators. */
  email: v.optional(v.string()),
  role,
  isBlocked: v.boolean(),
  createdAt: v.string(),
});
export type UserCard = v.InferOutput<typeof userCard>;

/** An account that did something. */
export const person = v.object({
  _id: v.string(),
  username: v.string(),
  fullName: v.string(),
  avatar: accountPicture,
});
export type Person = v.InferOutput<typeof person>;

const postAuthor = v.object({ _id: v.string(), ...userFields });

/** A post in a list. */
export const postCard = v.object({
  _id: v.string(),
  url: v.string(),
  title: v.string(),
  metaDescription: v.string(),
  seoKeywords: v.string(),
  tags: listOf(v.string()),
  public_image: postPicture,
  likes: v.number(),
  isPublished: v.boolean(),
  createdAt: v.string(),
  updatedAt: v.string(),
  /** When it was published the first time; null before. */
  publishedAt: v.optional(v.nullable(v.string()), null),
  /** When it is to be published. */
  publishAt: v.optional(v.nullable(v.string()), null),
  /** When it last changed after its publication, without small changes; null if it did not. */
  editedAt: v.optional(v.nullable(v.string())),
  author: postAuthor,
});
export type PostCard = v.InferOutput<typeof postCard>;

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

/** A version of a post in its history. */
export const revisionCard = v.object({
  number: v.number(),
  title: v.string(),
  savedAt: v.string(),
  /** null if the account is gone. */
  savedBy: v.nullable(person),
  note: v.string(),
  isSmall: v.boolean(),
  /** Its texts are gone. */
  isRemoved: v.boolean(),
  /** The number of the version that was used again. */
  restoredFrom: v.nullable(v.number()),
  /** Whether readers see it; the others are from the time before publication. */
  isPublic: v.boolean(),
});
export type RevisionCard = v.InferOutput<typeof revisionCard>;

/** A version of a post with its content. */
export const revision = v.object({ ...revisionCard.entries, content: v.string() });

const changedBlock = v.object({
  id: v.string(),
  type: v.string(),
  data: v.record(v.string(), v.unknown()),
  tunes: v.optional(v.record(v.string(), v.unknown())),
});

/** What happened to a block between two versions. */
export const blockChange = v.object({
  blockId: v.string(),
  change: v.picklist(['added', 'removed', 'changed', 'moved']),
  before: v.optional(changedBlock),
  after: v.optional(changedBlock),
});
export type BlockChange = v.InferOutput<typeof blockChange>;

/** A post as one reader sees it. */
export const postDetails = v.object({ ...post.entries, isLiked: v.boolean() });
export type PostDetails = v.InferOutput<typeof postDetails>;

/** An author's profile with a page of posts. */
export const profile = v.object({
  _id: v.string(),
  ...userFields,
  /** Empty if the account doesn't show it to other members. */
  email: v.string(),
  bio: v.string(),
  bgImage: accountPicture,
  role: v.optional(role),
  isVerified: v.optional(v.boolean()),
  isBlocked: v.optional(v.boolean()),
  showsEmail: v.optional(v.boolean()),
  /** Whether the viewer has muted the account. */
  isMuted: v.optional(v.boolean()),
  createdAt: v.string(),
  followers: v.number(),
  following: v.number(),
  likes: v.number(),
  comments: v.number(),
  postPublished: v.number(),
  totalPosts: v.number(),
  blogPosts: listOf(postCard),
  skip: v.number(),
});
export type Profile = v.InferOutput<typeof profile>;

const chartPoint = v.object({ week: v.string(), count: v.number() });
export type ChartPoint = v.InferOutput<typeof chartPoint>;

/** The dashboard's statistics, week by week. */
export const chartData = v.object({
  likesData: listOf(chartPoint),
  followersData: listOf(chartPoint),
});
export type ChartData = v.InferOutput<typeof chartData>;

/** `held` waits for approval; `removed` keeps the place of its replies. */
export const commentState = v.picklist(['shown', 'held', 'hidden', 'removed']);

/** A comment under a post. */
export const comment = v.object({
  _id: v.string(),
  content: v.string(),
  createdAt: v.string(),
  updatedAt: v.string(),
  /** null if the reader sees only that there was a comment, because it has replies. */
  commentAuthor: v.nullable(
    v.object({
      id: v.string(),
      fullName: v.string(),
      username: v.string(),
      image: accountPicture,
    }),
  ),
  /** The comment that it answers. */
  parentId: v.optional(v.nullable(v.string()), null),
  /** The block of the post that it is about. */
  blockId: v.optional(v.nullable(v.string()), null),
  /** The words that it is about. */
  quote: v.optional(v.string(), ''),
  /** The usernames of existing accounts that it mentions. */
  mentions: v.optional(listOf(v.string()), []),
  state: v.optional(commentState, 'shown'),
  /** Why it is hidden, and who decided so; for its author and those who decide. */
  stateReason: v.optional(v.string()),
  stateBy: v.optional(v.picklist(['author', 'moderator'])),
  likes: v.optional(v.number(), 0),
  isLiked: v.optional(v.boolean(), false),
  /** The number of its replies that everybody sees. */
  replies: v.optional(v.number(), 0),
});
export type Comment = v.InferOutput<typeof comment>;

/** A comment that answers none, with its oldest replies. */
export const thread = v.object({
  ...comment.entries,
  firstReplies: v.optional(listOf(comment), []),
});
export type Thread = v.InferOutput<typeof thread>;

/** The likes of a post as one reader sees them. */
export const likeState = v.object({ totalLikes: v.number(), isLiked: v.boolean() });
export type LikeState = v.InferOutput<typeof likeState>;

/** Whether the reader follows an author. */
export const followState = v.object({ isFollowing: v.boolean(), id: v.optional(v.string()) });

/** A follower or followed author in a list. */
export const followCard = v.object({
  _id: v.string(),
  username: v.string(),
  fullName: v.string(),
  avatar: pictureUrl,
  createdAt: v.string(),
  /** Only for administrators. */
  isBlocked: v.optional(v.boolean()),
});
export type FollowCard = v.InferOutput<typeof followCard>;

/** An uploaded picture of a post. */
export const resource = v.object({
  id: v.string(),
  resource_id: v.string(),
  resource_url: v.string(),
});

/** A sentence of a summary and the block of the post that contains it. */
export const summarySource = v.object({ sentence: v.string(), blockId: v.string() });
export type SummarySource = v.InferOutput<typeof summarySource>;
