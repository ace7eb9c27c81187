import { apiLimits } from '@contract/apiLimits';
import { limits } from '@contract/limits';
import { createArgonPasswords } from '@server/adapters/argonPasswords';
import type { Driver } from '@server/data/postgres/connection/driver';
import { migrate } from '@server/data/postgres/connection/migrate';
import { insertCommunity } from '@server/data/postgres/insertCommunity';
import { createSqlStore } from '@server/data/postgres/queries/sqlStore';
import { commentRow, newPost, userRow } from '@server/data/testing/rows';
import { ofTheSite } from '@server/lib/share';
import { benchPassword, fillCommunity } from '../server/benchCommunity';
import { documentOf } from './documents';
import fillFullBooks from './fillFullBooks.sql?raw';

export const newcomer = 'newcomer';
const longPosts = 20;
export const longPostId = (index: number) => `long-${index % longPosts}`;
export const longPostAuthor = (index: number) => `member${index % 5}`;

/** Members who have signed up just now, and a post of each. */
export const freshMembers = 8;
export const freshName = (number: number) => `fresh${number}`;
export const freshPostId = (number: number) => `fresh-post-${number}`;

/** The numbers of members whose book is full. */
export const fullBooks = [6, 7] as const;

export const commentedPostId = 'commented';
const threads = 20;
const repliesShown = 3;
const texts = ['> a\nb\n', '@member1 ', '*a* '];

/** The most comments that a page shows, each as long and with as many marks as possible. */
function marked() {
  return Array.from({ length: threads * (1 + repliesShown) }, (_, nth) => {
    const thread = Math.floor(nth / (1 + repliesShown)) * (1 + repliesShown);
    const text = (texts[nth % texts.length] ?? '')
      .repeat(2000)
      .slice(0, limits.longest.comment)
      .trim();
    return commentRow(`marked-${nth}`, {
      postId: commentedPostId,
      parentId: nth === thread ? null : `marked-${thread}`,
      authorId: 'user-1',
      text,
      createdAt: nth,
      updatedAt: nth,
    });
  });
}

const numbersTo = (count: number) => Array.from({ length: count }, (_, number) => number);

async function fillBooks(driver: Driver) {
  const owners = fullBooks.map((number) => `'user-${number}'`).join(', ');
  const script = fillFullBooks
    .replaceAll(':owners', owners)
    .replaceAll(':passages', `${apiLimits.book.passages}`);
  await driver.transaction(async (connection) => connection.script(script));
}

/**
 * 100,000 posts of 20,000 members, the newest 20 of them with large documents, an account that is not verified, some
 * that are new, and full books.
 */
export async function fillHostile(driver: Driver) {
  await migrate(driver);
  await fillCommunity(driver, { posts: 100_000, authors: 20_000 });
  const passwordHash = await createArgonPasswords({ shareOf: ofTheSite }).hash(benchPassword);
  const createdAt = Date.parse('2025-06-01T00:00:00Z');
  await insertCommunity(createSqlStore(driver), {
    users: [
      userRow(newcomer, { isVerified: false, passwordHash }),
      ...numbersTo(freshMembers).map((number) =>
        userRow(freshName(number), { passwordHash, createdAt: Date.now() }),
      ),
    ],
    posts: [
      newPost(commentedPostId, { authorId: 'user-1', image: '', createdAt }),
      ...numbersTo(freshMembers).map((number) =>
        newPost(freshPostId(number), { authorId: freshName(number), image: '', createdAt }),
      ),
      ...Array.from({ length: longPosts }, (_, index) =>
        newPost(longPostId(index), {
          authorId: `user-${index % 5}`,
          content: documentOf(index, index),
          image: '',
          tags: ['long'],
          createdAt: createdAt + index,
        }),
      ),
    ],
    comments: marked(),
    likes: [],
    follows: [],
  });
  await fillBooks(driver);
}
