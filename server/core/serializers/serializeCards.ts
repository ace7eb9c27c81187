import type { Comment, FollowCard, UserCard } from '@contract/entities';
import type { CommentCardRow, FollowCardRow, UserCardRow } from '@server/data/rows';
import { avatarOnWire, timeOnWire } from './serializeUser';

const fullName = ({ firstName, lastName }: Pick<UserCardRow, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`.trim();

/** An account as administrators list it. */
export function userCardOnWire(row: UserCardRow): UserCard {
  const { id, username, firstName, lastName, avatar, role, isBlocked, createdAt } = row;
  return {
    _id: id,
    username,
    firstName,
    lastName,
    avatar: avatarOnWire(avatar),
    role,
    isBlocked,
    createdAt: timeOnWire(createdAt),
  };
}

export function commentOnWire(row: CommentCardRow): Comment {
  const { id, text, author } = row;
  return {
    _id: id,
    content: text,
    createdAt: timeOnWire(row.createdAt),
    updatedAt: timeOnWire(row.updatedAt),
    commentAuthor: {
      id: author.id,
      fullName: fullName(author),
      username: author.username,
      image: avatarOnWire(author.avatar),
    },
  };
}

type FollowSeen = { row: FollowCardRow; isForAdmin: boolean };

/** The account on the other side of a follow; its date is that of the follow. */
export function followCardOnWire({ row, isForAdmin }: FollowSeen): FollowCard {
  const { account, createdAt } = row;
  return {
    _id: account.id,
    username: account.username,
    fullName: fullName(account),
    avatar: avatarOnWire(account.avatar).secure_url,
    createdAt: timeOnWire(createdAt),
    ...(isForAdmin ? { isBlocked: account.isBlocked } : {}),
  };
}
