import { hour } from '@contract/durations';
import { insertCommunity } from '@server/data/memory/insertCommunity';
import { createMemoryData } from '@server/data/memory/memoryData';
import type { CommentRow } from '@server/data/rows/communityRows';
import type { FollowRow, LikeRow, NewPost, UserRow } from '@server/data/rows/rows';
import { commentRow, newPost, passageRow, userRow } from '@server/data/testing/rows';

const start = Date.parse('2025-01-01T00:00:00Z');
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

function accountRow(number: number): UserRow {
  const username = `${word(number)}${number}`;
  return userRow(`user-${number}`, {
    username,
    email: `${username}@example.com`,
    firstName: word(number + 7),
    lastName: word(number + 1001),
    createdAt: start + number * hour,
  });
}

function postRow(number: number, users: number, random: Random): NewPost {
  const words = Array.from({ length: 7 }, () => word(skewed(random, 1728)));
  const rare = number % 131 === 0 && number < 393 ? ['quokka'] : [];
  return newPost(`post-${number}`, {
    title: ['About', ...words, ...rare].join(' '),
    metaDescription: '',
    seoKeywords: '',
    tags: Array.from({ length: 3 }, () => word(skewed(random, 300))),
    authorId: `user-${random(users)}`,
    isPublished: random(20) > 0,
    createdAt: start + number * hour,
  });
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

function comment(number: number): CommentRow {
  return commentRow(`comment-${number}`, {
    postId: 'post-1',
    authorId: 'user-1',
    createdAt: start + number,
  });
}

/** Passages that one member saved; each tenth post has a newer version since. */
function passage(number: number, posts: number) {
  return passageRow(`passage-${number}`, {
    userId: 'user-1',
    postId: `post-${number % posts}`,
    quote: `words of passage ${number}${' of soil that lives'.repeat(10)}`,
    note: `note ${number}`,
    revision: number % 10 === 0 ? 0 : 1,
    createdAt: start + number,
  });
}

function times<Row>(count: number, make: (number: number) => Row) {
  return Array.from({ length: count }, (_, number) => make(number));
}

/** A community with this many posts, and authors, likes and follows in proportion. */
export function createCommunity(posts: number) {
  const random = createRandom(42);
  const users = Math.ceil(posts / 7);
  const data = createMemoryData();
  insertCommunity(data, {
    users: times(users, accountRow),
    posts: times(posts, (number) => postRow(number, users, random)),
    likes: times(posts * 8, () => likeRow(posts, users, random)),
    follows: times(users * 10, (number) => followRow(number, users, random)),
    comments: times(20, comment),
    passages: times(20_000, (number) => passage(number, posts)),
  });
  return data;
}
