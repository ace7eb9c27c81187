import { minute } from '@contract/durations';
import { createArgonPasswords } from '@server/adapters/argonPasswords';
import type { Driver } from '@server/data/postgres/connection/driver';
import { insertCommunity } from '@server/data/postgres/insertCommunity';
import { createSqlStore } from '@server/data/postgres/queries/sqlStore';
import type { NewPost } from '@server/data/rows/rows';
import { newPost, userRow } from '@server/data/testing/rows';
import { ofTheSite } from '@server/lib/share';
import copyPosts from './copyPosts.sql?raw';
import fillActivity from './fillActivity.sql?raw';
import fillBook from './fillBook.sql?raw';

/** A community of any size for measurements: the same posts for the same size. */

export const benchPassword = 'Password1!';
const likesPerPost = 2;
const batch = 1000;
/** More posts are copies of the first ones, with other numbers. */
const mostInserted = 10_000;
const start = Date.parse('2024-01-01T00:00:00Z');

const topics = ['travel', 'food', 'science', 'music', 'gardens', 'history', 'design', 'code'];
/** How many different terms are searched. Most find one post of this many. */
export const searchTerms = 500;

/** What members have written, their notifications, and what the first one has saved and follows. */
export type Activity = {
  comments: number;
  notifications: number;
  passages: number;
  follows: number;
};

export type Size = { posts: number; authors: number; activity?: Activity };

/** Comments are on the first posts, as many on each. */
export const commentsPerPost = 50;
/** On the last post: more than any community has on one. */
const popularComments = 10_000;

const memberId = (number: number) => `user-${number}`;
export const postId = (number: number) => `post-${number}`;
export const postUrl = (number: number) => `a-post-with-the-number-${number}`;
export const searchTerm = (index: number) => `subject${(index * 37) % searchTerms}`;
/** A term that few posts contain: the number of a post, and the beginning of longer ones. */
export const rareTerm = (number: number) => `day ${number}`;
/** Like the last name of a member, with two letters changed over. */
export const misspeltName = (number: number) => `Nubmer ${number}`;

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

function postAt(number: number, { authors }: Size): NewPost {
  const time = start + number * minute;
  return newPost(postId(number), {
    url: postUrl(number),
    title: `On the road with subject${number % searchTerms}, ${rareTerm(number)}`,
    metaDescription: 'A day on the road, with pictures and a map.',
    seoKeywords: 'road, day, map',
    tags: [topics[number % topics.length] ?? 'travel', `topic ${number % 97}`],
    image: '',
    authorId: memberId(number % authors),
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

const likesOf = (number: number, { authors }: Size) =>
  Array.from({ length: likesPerPost }, (_, at) => ({
    postId: postId(number),
    userId: memberId((number * 7 + at + 1) % authors),
    createdAt: start + number,
  }));

const followersOf = (number: number, { authors }: Size) =>
  Array.from({ length: 1 + (number % 10) }, (_, at) => ({
    id: `follow-${number}-${at}`,
    authorId: memberId(number),
    followerId: memberId((number + at + 1) % authors),
    createdAt: start,
  }));

const numbers = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, at) => from + at);

async function copyPostsUntil(driver: Driver, wanted: number) {
  const script = copyPosts
    .replaceAll(':filled', `${mostInserted}`)
    .replaceAll(':wanted', `${wanted}`);
  await driver.transaction(async (connection) => connection.script(script));
}

async function addActivity(driver: Driver, { posts, authors }: Size, activity: Activity) {
  const script = `${fillActivity}${fillBook}`
    .replaceAll(':popular', `${popularComments}`)
    .replaceAll(':comments', `${activity.comments}`)
    .replaceAll(':notifications', `${activity.notifications}`)
    .replaceAll(':passages', `${activity.passages}`)
    .replaceAll(':follows', `${activity.follows}`)
    .replaceAll(':members', `${authors}`)
    .replaceAll(':posts', `${posts}`)
    .replaceAll(':start', `${start}`);
  await driver.transaction(async (connection) => connection.script(script));
}

/** Fills an empty database. */
export async function fillCommunity(driver: Driver, size: Size) {
  const store = createSqlStore(driver);
  const passwordHash = await createArgonPasswords({ shareOf: ofTheSite }).hash(benchPassword);
  const members = numbers(0, size.authors);
  await insertCommunity(store, {
    posts: [],
    users: members.map((number) => memberAt(number, passwordHash)),
    follows: members.flatMap((number) => followersOf(number, size)),
  });
  const inserted = Math.min(size.posts, mostInserted);
  for (let from = 0; from < inserted; from += batch) {
    const part = numbers(from, Math.min(inserted, from + batch));
    await insertCommunity(store, {
      posts: part.map((number) => postAt(number, size)),
      likes: part.flatMap((number) => likesOf(number, size)),
    });
  }
  if (size.posts > inserted) await copyPostsUntil(driver, size.posts);
  if (size.activity) await addActivity(driver, size, size.activity);
  await driver.query('VACUUM ANALYZE', [], 'arrays');
}
