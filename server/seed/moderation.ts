import { day, hour } from '@contract/durations';
import type {
  CommentRow,
  MuteRow,
  ReportRow,
  ReportSubjectRow,
  RestrictionRow,
} from '@server/data/rows/communityRows';
import type { NewPost, UserRow } from '@server/data/rows/rows';

type SeedContext = { users: readonly UserRow[]; posts: readonly NewPost[]; now: number };

/** Of an account whose address is not verified, and of one that has not commented before. */
const heldComments = [
  {
    username: 'newbie',
    hours: 3,
    text: 'I came here from a search and stayed for an hour. Thank you for writing this down.',
  },
  {
    username: 'newbie',
    hours: 2,
    text: 'There is a longer list at https://reading-list.example/more, if anybody wants to go on.',
  },
  {
    username: 'nourkhatib',
    hours: 5,
    text: 'I would start with the second part: it explains the words that the first one uses.',
  },
] as const;

/** Held comments, under the newest posts of the author. */
export function createHeldComments({ users, posts, now }: SeedContext): CommentRow[] {
  const own = posts
    .filter(({ authorId, isPublished }) => authorId === 'user-author' && isPublished)
    .toSorted((one, other) => other.createdAt - one.createdAt);
  return heldComments.flatMap(({ username, hours, text }, at) => {
    const author = users.find((user) => user.username === username);
    const post = own[at];
    if (!author || !post) return [];
    const createdAt = Math.max(now - hours * hour, post.createdAt);
    return {
      id: `held-${at + 1}`,
      postId: post.id,
      parentId: null,
      blockId: null,
      quote: '',
      authorId: author.id,
      text,
      state: 'held',
      stateBy: null,
      stateReason: '',
      removedAt: null,
      createdAt,
      updatedAt: createdAt,
    };
  });
}

/** A member who may not comment for some days. */
export function createRestrictions({ users, now }: SeedContext): RestrictionRow[] {
  const member = users.find(({ username }) => username === 'dariobenv');
  if (!member) return [];
  return [
    {
      id: 'restriction-1',
      userId: member.id,
      kind: 'comment',
      until: now + 5 * day,
      reason: 'The same advertisement under several posts.',
      createdAt: now - day,
    },
  ];
}

/** The reader has muted the member who is restricted. */
export function createMutes({ users, now }: SeedContext): MuteRow[] {
  const [userId, mutedId] = ['reader', 'dariobenv'].map(
    (name) => users.find(({ username }) => username === name)?.id,
  );
  return userId && mutedId ? [{ userId, mutedId, createdAt: now - 2 * day }] : [];
}

/** What members report, and what they say. */
const reported = [
  {
    kind: 'comment',
    reports: [
      { username: 'reader', reason: 'spam', text: 'The same words stand under other posts.' },
      { username: 'martakow', reason: 'spam', text: '' },
    ],
  },
  {
    kind: 'post',
    reports: [
      {
        username: 'martakow',
        reason: 'other',
        text: 'The second picture is mine, and I was not asked.',
      },
    ],
  },
  {
    kind: 'profile',
    reports: [{ username: 'author', reason: 'other', text: 'It advertises a shop.' }],
  },
] as const;

const undecided = {
  headingId: null,
  state: 'open',
  action: null,
  decisionReason: '',
  decidedBy: null,
  decidedAt: null,
  beforeDecision: null,
} as const;

/** A comment under the newest post that two members have reported, and a profile. */
export function createReports(
  { posts, now }: SeedContext,
  comments: readonly CommentRow[],
): { reportSubjects: ReportSubjectRow[]; reports: ReportRow[] } {
  const newest = posts.find(({ isPublished }) => isPublished);
  const comment = comments.find(({ postId, parentId }) => postId === newest?.id && !parentId);
  const reportedPost = posts.filter(({ isPublished }) => isPublished)[5];
  const times = (at: number) => ({ createdAt: now - (at + 2) * hour });
  return {
    reportSubjects: reported.map(({ kind }, at) => ({
      ...undecided,
      ...times(at),
      id: `report-${at + 1}`,
      kind,
      postId: kind === 'post' ? (reportedPost?.id ?? null) : null,
      commentId: kind === 'comment' ? (comment?.id ?? null) : null,
      profileId: kind === 'profile' ? 'user-dariobenv' : null,
    })),
    reports: reported.flatMap(({ reports }, at) =>
      reports.map(({ username, reason, text }) => ({
        subjectId: `report-${at + 1}`,
        reporterId: `user-${username}`,
        reason,
        text,
        ...times(at),
      })),
    ),
  };
}
