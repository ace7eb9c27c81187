import { createMemoryData } from '@server/data/memory/memoryData';
import type { CommentRow, FollowRow, LikeRow, UserRow } from '@server/data/rows';

const start = Date.parse('2025-01-01T00:00:00Z');
const hour = 60 * 60_000;
const syllables = ['ka', 'to', 'mi', 'ren', 'sol', 'ba', 'dur', 'el', 'an', 'shi', 'po', 'ver'];

/** The same numbers each time: a linear congruence, as good as chance for filling shelves. */
function createDice(seed: number) {
  let state = seed;
  return (sides: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * sides);
  };
}

type Dice = ReturnType<typeof createDice>;

/** Small numbers are thrown much more often than large ones, as words are used. */
function skewed(dice: Dice, sides: number) {
  return Math.min(dice(sides), dice(sides), dice(sides));
}

function word(number: number) {
  const parts = [number % 12, Math.floor(number / 12) % 12, Math.floor(number / 144) % 12];
  return parts.map((part) => syllables[part]).join('');
}

function userRow(number: number): UserRow {
  return {
    id: `user-${number}`,
    username: `${word(number)}${number}`,
    email: `${word(number)}${number}@example.com`,
    firstName: word(number + 7),
    lastName: word(number + 1001),
    bio: '',
    avatar: '',
    cover: '',
    role: 'user',
    isVerified: true,
    isBlocked: false,
    passwordHash: null,
    createdAt: start + number * hour,
  };
}

function postRow(number: number, users: number, dice: Dice) {
  const words = Array.from({ length: 7 }, () => word(skewed(dice, 1728)));
  const rare = number % 131 === 0 && number < 393 ? ['quokka'] : [];
  return {
    id: `post-${number}`,
    url: `post-${number}`,
    title: ['About', ...words, ...rare].join(' '),
    metaDescription: '',
    seoKeywords: '',
    tags: Array.from({ length: 3 }, () => word(skewed(dice, 300))),
    image: '',
    authorId: `user-${dice(users)}`,
    isPublished: dice(20) > 0,
    createdAt: start + number * hour,
    updatedAt: start + number * hour,
  };
}

function likeRow(posts: number, users: number, dice: Dice): LikeRow {
  const number = skewed(dice, posts);
  return {
    postId: `post-${number}`,
    userId: `user-${dice(users)}`,
    createdAt: start + (number + dice(500)) * hour,
  };
}

function followRow(number: number, users: number, dice: Dice): FollowRow {
  const authorId = `user-${skewed(dice, users)}`;
  return { id: `follow-${number}`, authorId, followerId: `user-${dice(users)}`, createdAt: start };
}

function commentRow(number: number): CommentRow {
  const times = { createdAt: start + number, updatedAt: start + number };
  return { id: `comment-${number}`, postId: 'post-1', authorId: 'user-1', text: '', ...times };
}

function times<Row>(count: number, make: (number: number) => Row) {
  return Array.from({ length: count }, (_, number) => make(number));
}

/** So many posts, with authors, likes and follows in proportion. */
export function createCommunity(posts: number) {
  const dice = createDice(42);
  const users = Math.ceil(posts / 7);
  const data = createMemoryData();
  const { tables } = data;
  tables.users.replace(times(users, userRow));
  tables.posts.replace(times(posts, (number) => postRow(number, users, dice)));
  tables.likes.replace(times(posts * 8, () => likeRow(posts, users, dice)));
  tables.follows.replace(times(users * 10, (number) => followRow(number, users, dice)));
  tables.comments.replace(times(20, commentRow));
  return data;
}
