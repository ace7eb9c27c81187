import type { Profile } from '@contract/entities';
import type { PostCardRow, UserCounts, UserRow } from '@server/data/rows';
import { postCardOnWire } from './serializePost';
import { avatarOnWire, coverOnWire, timeOnWire } from './serializeUser';

type ProfileParts = {
  user: UserRow & UserCounts;
  posts: readonly PostCardRow[];
  skip: number;
  /** Whether the viewer sees what is the account's own business. */
  isAuthor: boolean;
};

function accountDetails({ role, isVerified, isBlocked }: UserRow) {
  return { role, isVerified, isBlocked };
}

/** An author as the viewer may see them: without unpublished posts, even in number, for others. */
export function profileOnWire({ user, posts, skip, isAuthor }: ProfileParts): Profile {
  const { id, username, firstName, lastName, email, bio } = user;
  const { followers, following, likes, comments, postPublished, totalPosts } = user;
  return {
    _id: id,
    username,
    firstName,
    lastName,
    email,
    bio,
    avatar: avatarOnWire(user.avatar),
    bgImage: coverOnWire(user.cover),
    ...(isAuthor ? accountDetails(user) : {}),
    createdAt: timeOnWire(user.createdAt),
    followers,
    following,
    likes,
    comments,
    postPublished,
    totalPosts: isAuthor ? totalPosts : postPublished,
    blogPosts: posts.map(postCardOnWire),
    skip,
  };
}
