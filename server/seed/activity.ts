import type { CommentRow, FollowRow, LikeRow, NewPost, UserRow } from '@server/data/rows';
import type { Manuscript } from './manuscripts';
import { createRandom, type Random } from './random';

const day = 86_400_000;
const authorFollowers = 60;

export type Scene = { users: readonly UserRow[]; posts: readonly NewPost[]; now: number };

function activeOf({ users }: Scene) {
  return users.filter(({ isVerified, isBlocked }) => isVerified && !isBlocked);
}

/** A moment between two, mostly soon after the first. */
function momentAfter(start: number, end: number, random: Random) {
  return Math.round(start + (end - start) * random.next() ** 2.2);
}

/** Most posts please a few, a few please many. */
function applause(at: number, random: Random) {
  const shine = random.next() ** 3 * 42;
  const freshness = at < 12 ? 14 : 4;
  return Math.floor(shine + freshness * random.next() + 1);
}

export function drawLikes(scene: Scene): LikeRow[] {
  const random = createRandom(21);
  const active = activeOf(scene);
  return scene.posts.flatMap(({ id, authorId, isPublished, createdAt }, at) => {
    const count = isPublished ? applause(at, random) : 0;
    return random
      .some(active, count)
      .filter((user) => user.id !== authorId)
      .map((user) => ({
        postId: id,
        userId: user.id,
        createdAt: momentAfter(createdAt, scene.now, random),
      }));
  });
}

export function drawFollows(scene: Scene): FollowRow[] {
  const random = createRandom(34);
  const active = activeOf(scene);
  const authors = active.filter(({ role }) => role === 'user');
  return authors.flatMap((author) => {
    if (author.username === 'reader') return [];
    const isPersona = author.username === 'author';
    const others = active.filter(({ id }) => id !== author.id);
    return random
      .some(others, isPersona ? authorFollowers : 2 + random.below(22))
      .map((follower, at) => ({
        id: `follow-${author.username}-${at + 1}`,
        authorId: author.id,
        followerId: follower.id,
        createdAt: Math.round(scene.now - random.next() ** 1.4 * 75 * day),
      }));
  });
}

export function drawComments(scene: Scene, manuscripts: readonly Manuscript[]): CommentRow[] {
  const random = createRandom(55);
  const active = activeOf(scene);
  return scene.posts.flatMap(({ id, authorId, createdAt }, at) => {
    const texts = manuscripts[at]?.comments ?? [];
    const writers = random.some(
      active.filter((user) => user.id !== authorId),
      texts.length,
    );
    return texts.flatMap((text, nth) => {
      const writer = writers[nth];
      if (!writer) return [];
      const time = momentAfter(createdAt, Math.min(scene.now, createdAt + 9 * day), random);
      return {
        id: `comment-${at + 1}-${nth + 1}`,
        postId: id,
        authorId: writer.id,
        text,
        createdAt: time,
        updatedAt: time,
      };
    });
  });
}
