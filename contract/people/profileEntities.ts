import * as v from 'valibot';
import { publicHeading } from '../book/bookEntities';
import { accountPicture, postCard, role, userFields } from '../entities';
import { listOf } from '../listOf';

/** An account in the list of users. */
export const userCard = v.object({
  _id: v.string(),
  ...userFields,
  /** Only for administrators. */
  email: v.optional(v.string()),
  role,
  isBlocked: v.boolean(),
  /** Whether it is blocked until an administrator approves it. */
  awaitsApproval: v.optional(v.boolean(), false),
  createdAt: v.string(),
});
/** How the list of accounts can be filtered and ordered. */
export const userStates = ['unverified', 'waiting', 'restricted', 'blocked'] as const;
export type UserState = (typeof userStates)[number];
/** How a list of an author's posts is ordered. */
export const postOrders = ['newest', 'oldest', 'likes'] as const;
export type PostOrder = (typeof postOrders)[number];

export const userOrders = ['newest', 'oldest', 'name'] as const;
export type UserOrder = (typeof userOrders)[number];

export type UserCard = v.InferOutput<typeof userCard>;

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
  /** Whether it is blocked until an administrator approves it. */
  awaitsApproval: v.optional(v.boolean()),
  showsEmail: v.optional(v.boolean()),
  /** Whether the viewer has muted the account. */
  isMuted: v.optional(v.boolean()),
  /** On the own profile: whether there are words in the book. */
  hasKeptWords: v.optional(v.boolean()),
  /** Of the own account: how many get an e-mail about a new post, counted no further than `apiLimits.countedSubscribers` + 1. */
  subscribers: v.optional(v.number()),
  createdAt: v.string(),
  followers: v.number(),
  following: v.number(),
  likes: v.number(),
  comments: v.number(),
  postPublished: v.number(),
  totalPosts: v.number(),
  blogPosts: listOf(postCard),
  /** The public collections of the book, the last changed first. */
  headings: v.optional(listOf(publicHeading), []),
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
