import { day } from '@contract/durations';
import { groupBy } from '@contract/groupBy';
import type { CommentRow } from '@server/data/rows/communityRows';
import type { FollowRow, LikeRow, NewPost, UserRow } from '@server/data/rows/rows';
import furtherComments from './furtherComments.json' with { type: 'json' };
import type { Article } from './parseArticles';
import { createRandom, type Random } from './random';

const authorFollowers = 60;
/** The index of a post with more comments than a page of them. */
const busyPost = 2;

/** What the activity of the community refers to. */
type SeedContext = { users: readonly UserRow[]; posts: readonly NewPost[]; now: number };

/** Writes, but doesn’t like, comment or follow: one more user who does would change what all others do, as would the moderator. */
const onlyWrites = 'nourkhatib';

function activeUsers({ users }: SeedContext) {
  return users.filter(
    ({ isVerified, isBlocked, username, role }) =>
      isVerified && !isBlocked && username !== onlyWrites && role !== 'moderator',
  );
}

/** Returns a time between two, more often close to the first. */
function timeAfter(start: number, end: number, random: Random) {
  return Math.round(start + (end - start) * random.next() ** 2.2);
}

/** Most posts have few likes, a few have many. */
function likeCount(at: number, random: Random) {
  const popularity = random.next() ** 3 * 42;
  const freshness = at < 12 ? 14 : 4;
  return Math.floor(popularity + freshness * random.next() + 1);
}

export function createLikes(context: SeedContext): LikeRow[] {
  const random = createRandom(21);
  const active = activeUsers(context);
  return context.posts.flatMap(({ id, authorId, isPublished, createdAt }, at) => {
    const count = isPublished ? likeCount(at, random) : 0;
    return random
      .sample(active, count)
      .filter((user) => user.id !== authorId)
      .map((user) => ({
        postId: id,
        userId: user.id,
        createdAt: timeAfter(createdAt, context.now, random),
      }));
  });
}

export function createFollows(context: SeedContext): FollowRow[] {
  const random = createRandom(34);
  const active = activeUsers(context);
  const writer = context.users.filter(({ username }) => username === onlyWrites);
  const authors = [...active.filter(({ role }) => role === 'user'), ...writer];
  return authors.flatMap((author) => {
    if (author.username === 'reader') return [];
    const isPersona = author.username === 'author';
    const others = active.filter(({ id }) => id !== author.id);
    return random
      .sample(others, isPersona ? authorFollowers : 2 + random.below(22))
      .map((follower, at) => ({
        id: `follow-${author.username}-${at + 1}`,
        authorId: author.id,
        followerId: follower.id,
        createdAt: Math.round(context.now - random.next() ** 1.4 * 75 * day),
      }));
  });
}

/** Each writer of a post answers the first comments under it. */
const answers = [
  'Thank you. That took me the longest to find out, so I am glad that it helps.',
  'Good point. I had not thought of it that way, and I will try it this weekend.',
  'I would like to know that too. Write here again when you have tried it, please.',
] as const;
const firstTexts = [
  'A second thank-you from me.',
  'It works for me as well.',
  'Does it, in winter too?',
];

/** Answers of the post's author, and a discussion below a comment of the busy post. */
function createReplies(context: SeedContext, threads: readonly CommentRow[]): CommentRow[] {
  const byPost = groupBy(threads, ({ postId }) => postId);
  return context.posts.flatMap((post, at) => {
    const [thread, ...later] = byPost.get(post.id) ?? [];
    if (!thread || at % 3 !== 2) return [];
    const others = later.slice(0, at === busyPost ? 5 : 0);
    const writers = [post.authorId, ...others.map(({ authorId }) => authorId)];
    const texts = [answers[at % answers.length] ?? '', ...firstTexts, ...firstTexts];
    return writers.map((authorId, nth) => {
      const share = (nth + 1) / (writers.length + 1);
      const time = Math.round(
        thread.createdAt + share * Math.min(day, context.now - thread.createdAt),
      );
      const times = { createdAt: time, updatedAt: time };
      const id = `${thread.id}-reply-${nth + 1}`;
      return { ...thread, id, parentId: thread.id, authorId, text: texts[nth] ?? '', ...times };
    });
  });
}

export function createComments(context: SeedContext, articles: readonly Article[]): CommentRow[] {
  const threads = createThreads(context, articles);
  return [...threads, ...createReplies(context, threads)];
}

function createThreads(context: SeedContext, articles: readonly Article[]): CommentRow[] {
  const random = createRandom(55);
  const active = activeUsers(context);
  return context.posts.flatMap(({ id, authorId, createdAt }, at) => {
    const own = articles[at]?.comments ?? [];
    const texts = at === busyPost ? [...own, ...furtherComments] : own;
    const writers = random.sample(
      active.filter((user) => user.id !== authorId),
      texts.length,
    );
    return texts.flatMap((text, nth) => {
      const writer = writers[nth];
      if (!writer) return [];
      const time = timeAfter(createdAt, Math.min(context.now, createdAt + 9 * day), random);
      return {
        id: `comment-${at + 1}-${nth + 1}`,
        postId: id,
        parentId: null,
        blockId: null,
        quote: '',
        authorId: writer.id,
        text,
        state: 'shown',
        stateBy: null,
        stateReason: '',
        removedAt: null,
        createdAt: time,
        updatedAt: time,
      };
    });
  });
}
