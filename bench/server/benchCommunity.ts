import { createArgonPasswords } from '@server/adapters/argonPasswords';
import type { Driver } from '@server/data/postgres/connection/driver';
import { insertCommunity } from '@server/data/postgres/queries/insertCommunity';
import { createSqlStore } from '@server/data/postgres/queries/sqlStore';
import type { NewPost } from '@server/data/rows';
import { newPost, userRow } from '@server/data/testing/rows';
import type { Community } from '@server/seed/community';

/** A community of any size for measurements: the same posts for the same size. */

export const benchPassword = 'Password1!';
const authors = 500;
const likesPerPost = 2;
const batch = 1000;
const start = Date.parse('2024-01-01T00:00:00Z');
const minute = 60_000;

const topics = ['travel', 'food', 'science', 'music', 'gardens', 'history', 'design', 'code'];
/** How many different terms are searched. Most find one post of this many. */
export const searchTerms = 500;

const memberId = (number: number) => `user-${number % authors}`;
export const postId = (number: number) => `post-${number}`;
export const postUrl = (number: number) => `a-post-with-the-number-${number}`;
export const searchTerm = (index: number) => `subject${(index * 37) % searchTerms}`;

const sentence =
  'The road follows the river until the valley opens, and then it climbs between old walls and apple trees. ';

function contentOf(number: number) {
  const paragraph = (text: string) => ({ type: 'paragraph', data: { text } });
  const blocks = [
    paragraph(`What happened on day ${number}.`),
    ...Array.from({ length: 8 }, (_, at) => [
      { type: 'header', data: { text: `Part ${at + 1}`, level: 2 } },
      paragraph(sentence.repeat(4)),
    ]).flat(),
  ];
  return JSON.stringify({ time: start, blocks, version: '2.31.0' });
}

function postAt(number: number): NewPost {
  const time = start + number * minute;
  return newPost(postId(number), {
    url: postUrl(number),
    title: `On the road with subject${number % searchTerms}, day ${number}`,
    metaDescription: 'A day on the road, with pictures and a map.',
    seoKeywords: 'road, day, map',
    tags: [topics[number % topics.length] ?? 'travel', `topic ${number % 97}`],
    image: '',
    authorId: memberId(number),
    content: contentOf(number),
    createdAt: time,
    updatedAt: time,
  });
}

const memberAt = (number: number, passwordHash: string) =>
  userRow(memberId(number), {
    username: `member${number}`,
    email: `member${number}@example.com`,
    lastName: `Number ${number}`,
    bio: '',
    avatar: '',
    passwordHash,
    createdAt: start + number,
  });

const likesOf = (number: number) =>
  Array.from({ length: likesPerPost }, (_, at) => ({
    postId: postId(number),
    userId: memberId(number * 7 + at + 1),
    createdAt: start + number,
  }));

const followersOf = (number: number) =>
  Array.from({ length: 1 + (number % 10) }, (_, at) => ({
    id: `follow-${number}-${at}`,
    authorId: memberId(number),
    followerId: memberId(number + at + 1),
    createdAt: start,
  }));

const numbers = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, at) => from + at);

/** Fills an empty database. */
export async function fillCommunity(driver: Driver, posts: number) {
  const store = createSqlStore(driver);
  const none: Community = { users: [], posts: [], comments: [], likes: [], follows: [] };
  const passwordHash = await createArgonPasswords().hash(benchPassword);
  const members = numbers(0, authors);
  await insertCommunity(store, {
    ...none,
    users: members.map((number) => memberAt(number, passwordHash)),
    follows: members.flatMap(followersOf),
  });
  for (let from = 0; from < posts; from += batch) {
    const part = numbers(from, Math.min(posts, from + batch));
    await insertCommunity(store, {
      ...none,
      posts: part.map(postAt),
      likes: part.flatMap(likesOf),
    });
  }
  await driver.query('ANALYZE', [], 'arrays');
}
