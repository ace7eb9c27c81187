import { createMemoryData } from '@server/data/memory/memoryData';
import type { CommentRow, FollowRow, LikeRow, UserRow } from '@server/data/rows';

const start = Date.parse('2025-01-01T00:00:00Z');
const hour = 60 * 60_000;
const syllables = ['ka', 'to', 'mi', 'ren', 'sol', 'ba', 'dur', 'el', 'an', 'shi', 'po', 'ver'];

/** A linear congruential generator: the same numbers in each run. */
function createRandom(seed: number) {
  let state = seed;
  return (limit: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * limit);
  };
}

type Random = ReturnType<typeof createRandom>;

/** Small numbers are more likely than large ones, as with words. */
function skewed(random: Random, limit: number) {
  return Math.min(random(limit), random(limit), random(limit));
}

function word(number: number) {
  const parts = [number % 12, Math.floor(number / 12) % 12, Math.floor(number / 144) % 12];
  return parts.map((part) => syllables[part]).join('');
}

function userRow(number: number): UserRow {
  return {
    id: `user-${number}`,
    username: `${word(number)}${number}`,
    nameSkeleton: `${word(number)}${number}`,
    email: `${word(number)}${number}@example.com`,
    firstName: word(number + 7),
    lastName: word(number + 1001),
    bio: '',
    avatar: '',
    cover: '',
    role: 'user',
    isVerified: true,
    wasVerified: true,
    isProviderLinked: true,
    isBlocked: false,
    passwordHash: null,
    createdAt: start + number * hour,
  };
}

function postRow(number: number, users: number, random: Random) {
  const words = Array.from({ length: 7 }, () => word(skewed(random, 1728)));
  const rare = number % 131 === 0 && number < 393 ? ['quokka'] : [];
  return {
    id: `post-${number}`,
    url: `post-${number}`,
    title: ['About', ...words, ...rare].join(' '),
    metaDescription: '',
    seoKeywords: '',
    tags: Array.from({ length: 3 }, () => word(skewed(random, 300))),
    image: '',
    authorId: `user-${random(users)}`,
    isPublished: random(20) > 0,
    createdAt: start + number * hour,
    updatedAt: start + number * hour,
  };
}

function likeRow(posts: number, users: number, random: Random): LikeRow {
  const number = skewed(random, posts);
  return {
    postId: `post-${number}`,
    userId: `user-${random(users)}`,
    createdAt: start + (number + random(500)) * hour,
  };
}

function followRow(number: number, users: number, random: Random): FollowRow {
  const authorId = `user-${skewed(random, users)}`;
  return {
    id: `follow-${number}`,
    authorId,
    followerId: `user-${random(users)}`,
    createdAt: start,
  };
}

function commentRow(number: number): CommentRow {
  const times = { createdAt: start + number, updatedAt: start + number };
  return { id: `comment-${number}`, postId: 'post-1', authorId: 'user-1', text: '', ...times };
}

function times<Row>(count: number, make: (number: number) => Row) {
  return Array.from({ length: count }, (_, number) => make(number));
}

/** A community with this many posts, and authors, likes and follows in proportion. */
export function createCommunity(posts: number) {
  const random = createRandom(42);
  const users = Math.ceil(posts / 7);
  const data = createMemoryData();
  const { tables } = data;
  tables.users.replace(times(users, userRow));
  tables.posts.replace(times(posts, (number) => postRow(number, users, random)));
  tables.likes.replace(times(posts * 8, () => likeRow(posts, users, random)));
  tables.follows.replace(times(users * 10, (number) => followRow(number, users, random)));
  tables.comments.replace(times(20, commentRow));
  return data;
}
