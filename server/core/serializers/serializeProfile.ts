import type { PostCard } from '@contract/entities';
import type { Profile } from '@contract/people/profileEntities';
import type { PostCardRow, UserCounts, UserRow } from '@server/data/rows/rows';
import { serializePublicHeading } from './serializePassage';
import { serializePostCard } from './serializePost';
import { serializePicture, toIsoTime } from './serializeUser';

type ProfileParts = {
  user: UserRow & UserCounts;
  posts: readonly PostCardRow[];
  /** Public collections of which visitors see passages. */
  headings: Parameters<typeof serializePublicHeading>[0][];
  skip: number;
  /**
   * Whether the viewer sees private account details: it is their own account, or they are an admin.
   */
  isAuthor: boolean;
  isVisitor: boolean;
  /** The ids of the posts that have unpublished changes. */
  pending: readonly string[];
  /** To how many subscribers e-mails about a post went. */
  emailed: ReadonlyMap<string, number>;
  /** How often posts were read. */
  reads: ReadonlyMap<string, number>;
};

function accountDetails({ role, isVerified, isBlocked, awaitsApproval, showsEmail }: UserRow) {
  return { role, isVerified, isBlocked, awaitsApproval, showsEmail };
}

/** The card of a post for those who may edit it. */
function editableCard(
  row: PostCardRow,
  { pending, emailed, reads }: Pick<ProfileParts, 'pending' | 'emailed' | 'reads'>,
): PostCard {
  const recipients = emailed.get(row.id);
  return {
    ...serializePostCard(row),
    hasPending: pending.includes(row.id),
    ...(row.publishedAt === null ? {} : { reads: reads.get(row.id) ?? 0 }),
    ...(recipients === undefined ? {} : { emailed: recipients }),
  };
}

/**
 * A profile. Other viewers don't see unpublished posts, nor their count, nor an address that the account
 * doesn't show; visitors see none.
 */
export function serializeProfile(parts: ProfileParts): Profile {
  const { user, posts, headings, skip, isAuthor, isVisitor } = parts;
  const showsEmail = isAuthor || (user.showsEmail && !isVisitor);
  const { id, username, firstName, lastName, email, bio } = user;
  const { followers, following, likes, comments, postPublished, totalPosts } = user;
  return {
    _id: id,
    username,
    firstName,
    lastName,
    email: showsEmail ? email : '',
    bio,
    avatar: serializePicture(user.avatar),
    bgImage: serializePicture(user.cover),
    ...(isAuthor ? accountDetails(user) : {}),
    createdAt: toIsoTime(user.createdAt),
    followers,
    following,
    likes,
    comments,
    postPublished,
    totalPosts: isAuthor ? totalPosts : postPublished,
    blogPosts: posts.map((post) =>
      isAuthor ? editableCard(post, parts) : serializePostCard(post),
    ),
    headings: headings.map(serializePublicHeading),
    skip,
  };
}
