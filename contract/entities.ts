import * as v from 'valibot';

/** Every entity as it stands on the wire. What comes from outside is parsed with these. */

export const role = v.picklist(['user', 'admin']);
export type Role = v.InferOutput<typeof role>;

const image = v.object({ secure_url: v.string() });

export const tokens = v.object({ accessToken: v.string(), refreshToken: v.string() });
export type Tokens = v.InferOutput<typeof tokens>;

const userFields = {
  username: v.string(),
  firstName: v.string(),
  lastName: v.string(),
  avatar: image,
};

export const user = v.object({
  id: v.string(),
  ...userFields,
  email: v.string(),
  bio: v.string(),
  bgImage: image,
  role,
  isVerified: v.boolean(),
  createdAt: v.string(),
});
export type User = v.InferOutput<typeof user>;

export const sessionUser = v.object({ ...user.entries, tokens });
export type SessionUser = v.InferOutput<typeof sessionUser>;

export const userCard = v.object({
  _id: v.string(),
  ...userFields,
  role,
  isBlocked: v.boolean(),
  createdAt: v.string(),
});
export type UserCard = v.InferOutput<typeof userCard>;

const postAuthor = v.object({ _id: v.string(), ...userFields });

export const postCard = v.object({
  _id: v.string(),
  url: v.string(),
  title: v.string(),
  metaDescription: v.string(),
  seoKeywords: v.string(),
  tags: v.array(v.string()),
  public_image: v.object({ resource_url: v.string() }),
  likes: v.number(),
  isPublished: v.boolean(),
  createdAt: v.string(),
  updatedAt: v.string(),
  author: postAuthor,
});
export type PostCard = v.InferOutput<typeof postCard>;

export const post = v.object({
  ...postCard.entries,
  content: v.string(),
  author: v.object({ ...postAuthor.entries, bio: v.string(), followers: v.number() }),
});
export type Post = v.InferOutput<typeof post>;

export const postDetails = v.object({ ...post.entries, isLiked: v.boolean() });
export type PostDetails = v.InferOutput<typeof postDetails>;

export const profile = v.object({
  _id: v.string(),
  ...userFields,
  email: v.string(),
  bio: v.string(),
  bgImage: image,
  role: v.optional(role),
  isVerified: v.optional(v.boolean()),
  isBlocked: v.optional(v.boolean()),
  createdAt: v.string(),
  followers: v.number(),
  following: v.number(),
  likes: v.number(),
  comments: v.number(),
  postPublished: v.number(),
  totalPosts: v.number(),
  blogPosts: v.array(postCard),
  skip: v.number(),
});
export type Profile = v.InferOutput<typeof profile>;

const chartPoint = v.object({ week: v.string(), count: v.number() });
export type ChartPoint = v.InferOutput<typeof chartPoint>;

export const chartData = v.object({
  likesData: v.array(chartPoint),
  followersData: v.array(chartPoint),
});
export type ChartData = v.InferOutput<typeof chartData>;

export const comment = v.object({
  _id: v.string(),
  content: v.string(),
  createdAt: v.string(),
  updatedAt: v.string(),
  commentAuthor: v.object({
    id: v.string(),
    fullName: v.string(),
    username: v.string(),
    image,
  }),
});
export type Comment = v.InferOutput<typeof comment>;

export const likeState = v.object({ totalLikes: v.number(), isLiked: v.boolean() });
export type LikeState = v.InferOutput<typeof likeState>;

export const followState = v.object({ isFollowing: v.boolean(), id: v.optional(v.string()) });

export const followCard = v.object({
  _id: v.string(),
  username: v.string(),
  fullName: v.string(),
  avatar: v.string(),
  createdAt: v.string(),
  /** For administrators alone. */
  isBlocked: v.optional(v.boolean()),
});
export type FollowCard = v.InferOutput<typeof followCard>;

export const resource = v.object({
  id: v.string(),
  resource_id: v.string(),
  resource_url: v.string(),
});

/** A sentence of a summary and the block of the post that it was taken from. */
export const summarySource = v.object({ sentence: v.string(), blockId: v.string() });
export type SummarySource = v.InferOutput<typeof summarySource>;
