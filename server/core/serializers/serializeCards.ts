import type { Comment, FollowCard, UserCard } from '@contract/entities';
import type { CommentCardRow, FollowCardRow, UserCardRow } from '@server/data/rows';
import { serializePicture, toIsoTime } from './serializeUser';

export const fullName = ({ firstName, lastName }: Pick<UserCardRow, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`.trim();

/** An account in the list for administrators. */
export function serializeUserCard(row: UserCardRow): UserCard {
  const { id, username, firstName, lastName, email, avatar, role, isBlocked, createdAt } = row;
  return {
    _id: id,
    username,
    firstName,
    lastName,
    email,
    avatar: serializePicture(avatar),
    role,
    isBlocked,
    createdAt: toIsoTime(createdAt),
  };
}

/** A comment with its author. */
export function serializeComment(row: CommentCardRow): Comment {
  const { id, text, author } = row;
  return {
    _id: id,
    content: text,
    createdAt: toIsoTime(row.createdAt),
    updatedAt: toIsoTime(row.updatedAt),
    commentAuthor: {
      id: author.id,
      fullName: fullName(author),
      username: author.username,
      image: serializePicture(author.avatar),
    },
  };
}

type FollowSeen = { row: FollowCardRow; isForAdmin: boolean };

/** The account on the other side of a follow. `createdAt` is the date of the follow. */
export function serializeFollowCard({ row, isForAdmin }: FollowSeen): FollowCard {
  const { account, createdAt } = row;
  return {
    _id: account.id,
    username: account.username,
    fullName: fullName(account),
    avatar: account.avatar || undefined,
    createdAt: toIsoTime(createdAt),
    ...(isForAdmin ? { isBlocked: account.isBlocked } : {}),
  };
}
