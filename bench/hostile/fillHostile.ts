import { createArgonPasswords } from '@server/adapters/argonPasswords';
import type { Driver } from '@server/data/postgres/connection/driver';
import { migrate } from '@server/data/postgres/connection/migrate';
import { insertCommunity } from '@server/data/postgres/queries/insertCommunity';
import { createSqlStore } from '@server/data/postgres/queries/sqlStore';
import { newPost, userRow } from '@server/data/testing/rows';
import { benchPassword, fillCommunity } from '../server/benchCommunity';
import { documentOf } from './documents';

export const newcomer = 'newcomer';
const longPosts = 20;
export const longPostId = (index: number) => `long-${index % longPosts}`;
export const longPostAuthor = (index: number) => `member${index % 5}`;

/** 1,000 posts, the newest 20 of them with large documents, and an account that is not verified. */
export async function fillHostile(driver: Driver) {
  await migrate(driver);
  await fillCommunity(driver, { posts: 1000, authors: 500 });
  const passwordHash = await createArgonPasswords().hash(benchPassword);
  const createdAt = Date.parse('2025-06-01T00:00:00Z');
  await insertCommunity(createSqlStore(driver), {
    users: [userRow(newcomer, { isVerified: false, passwordHash })],
    posts: Array.from({ length: longPosts }, (_, index) =>
      newPost(longPostId(index), {
        authorId: `user-${index % 5}`,
        content: documentOf(index, index),
        image: '',
        tags: ['long'],
        createdAt: createdAt + index,
      }),
    ),
    comments: [],
    likes: [],
    follows: [],
  });
}
