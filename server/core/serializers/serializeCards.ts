import type { Comment, Thread } from '@contract/comments/commentEntities';
import type { OwnComment, ReceivedComment } from '@contract/comments/receivedEntities';
import type { Person } from '@contract/entities';
import type { FollowCard } from '@contract/people/followEntities';
import type { UserCard } from '@contract/people/profileEntities';
import type {
  CommentCardRow,
  CommentTotals,
  MemberCommentRow,
  ReceivedRow,
  ThreadRow,
} from '@server/data/rows/communityRows';
import type { FollowCardRow, UserCardRow } from '@server/data/rows/rows';
import { serializePicture, toIsoTime } from './serializeUser';

const fullName = ({ firstName, lastName }: Pick<UserCardRow, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`.trim();

/** An account that did something. */
export function serializePerson(row: NonNullable<CommentCardRow['author']>): Person {
  return {
    _id: row.id,
    username: row.username,
    fullName: fullName(row),
    avatar: serializePicture(row.avatar),
  };
}

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
    awaitsApproval: row.awaitsApproval,
    createdAt: toIsoTime(createdAt),
  };
}

/** Why it is not shown; only its author and those who decide see it then. */
const decisionOf = ({ stateBy, stateReason }: CommentCardRow) =>
  stateBy === null ? {} : { stateBy, stateReason };

/** The usernames that comments mention, by the id of the comment. Unknown names are left out, so that they stay text. */
export type MentionedUsernames = ReadonlyMap<string, readonly string[]>;

/** Mentions stay text. */
export const noMentions: MentionedUsernames = new Map();

/** A comment with its author. Of one that the reader may not see, only that it exists. */
export function serializeComment(row: CommentCardRow, mentioned: MentionedUsernames): Comment {
  const { id, author, parentId, blockId, isVisible, isMuted } = row;
  const isSeen = (isVisible || isMuted) && author !== null;
  return {
    _id: id,
    content: isSeen ? row.text : '',
    createdAt: toIsoTime(row.createdAt),
    updatedAt: toIsoTime(isSeen ? row.updatedAt : row.createdAt),
    commentAuthor: isSeen
      ? {
          id: author.id,
          fullName: fullName(author),
          username: author.username,
          image: serializePicture(author.avatar),
        }
      : null,
    ...(isMuted ? { isMuted } : {}),
    parentId,
    blockId,
    quote: isSeen ? row.quote : '',
    mentions: isSeen ? [...(mentioned.get(id) ?? [])] : [],
    state: isSeen ? row.state : 'removed',
    ...(isSeen && row.state !== 'shown' ? decisionOf(row) : {}),
    likes: isSeen ? row.likes : 0,
    isLiked: isSeen && row.isLiked,
    replies: row.replies,
  };
}

/** A comment with its oldest replies. */
export function serializeThread(row: ThreadRow, mentioned: MentionedUsernames): Thread {
  const firstReplies = row.firstReplies.map((reply) => serializeComment(reply, mentioned));
  return { ...serializeComment(row, mentioned), firstReplies };
}

export const serializeTotals = ({ count, latest }: CommentTotals) => ({
  count,
  latest: latest === null ? null : toIsoTime(latest),
});

/** A comment of the viewer with its post and answers. */
export function serializeOwnComment(
  row: MemberCommentRow,
  mentioned: MentionedUsernames,
): OwnComment {
  const answers = row.answers.map((answer) => serializeComment(answer, mentioned));
  return { ...serializeComment(row, mentioned), post: row.post, answers };
}

/** A comment under a post of the viewer. */
export function serializeReceivedComment(
  row: ReceivedRow,
  mentioned: MentionedUsernames,
): ReceivedComment {
  const { id, url, title } = row.post;
  return { ...serializeComment(row, mentioned), post: { _id: id, url, title } };
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
