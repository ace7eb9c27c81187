import { createClient } from '@server/core/testing/createClient';
import { createTestPorts } from '@server/core/testing/createTestPorts';
import { openTestSession } from '@server/core/testing/openTestSession';
import { createApi } from '@server/createApi';
import type { Driver } from '@server/data/postgres/connection/driver';
import { createDatabase } from '@server/data/postgres/openDatabase';
import { testDatabase } from '@server/data/postgres/testing/testDatabase';
import { withPost } from '@server/data/testing/fixtures';
import { commentRow, userRow } from '@server/data/testing/rows';
import { createChanges } from '@server/site/cache/changes';
import { watchChanges } from '@server/site/cache/watchChanges';
import { beforeAll, expect, test } from 'vitest';

beforeAll(async () => void (await testDatabase('pglite')));

/** The same driver, which counts how often it waits for the database. */
function counting(driver: Driver) {
  const trips = { count: 0 };
  const counted: Driver = {
    ...driver,
    async query(...statement) {
      trips.count += 1;
      return driver.query(...statement);
    },
    async transaction(run) {
      // The statements that begin and end it.
      trips.count += 2;
      return driver.transaction((connection) =>
        run({
          ...connection,
          async query(...statement) {
            trips.count += 1;
            return connection.query(...statement);
          },
        }),
      );
    },
  };
  return { driver: counted, trips };
}

/** The API on a database, as a site runs it, with the post `post` and the signed-in reader `ben`. */
async function openSite() {
  const { driver: plain, empty } = await testDatabase('pglite');
  await withPost(await empty());
  const { driver, trips } = counting(plain);
  const { ports: memory, clock } = createTestPorts({});
  const { data, limits, publish } = createDatabase(driver, { clock, report: memory.report });
  const changes = await createChanges({ publish, report: memory.report });
  const ports = { ...memory, data: watchChanges(data, changes.emit), limits };
  const client = createClient(createApi(ports));
  await openTestSession({ ports, data }, userRow('ben'), client.cookies);
  await data.comments.insert(commentRow('comment', { authorId: 'ben' }));

  async function tripsOf(call: () => Promise<unknown>) {
    const before = trips.count;
    await call();
    return trips.count - before;
  }

  return { client, tripsOf };
}

const ofPost = { params: { postId: 'post' } };
const ofComment = { params: { commentId: 'comment' } };

test('reactions need few round trips to the database', async () => {
  const { client, tripsOf } = await openSite();
  const list = { params: { blogId: 'post' }, query: {} };
  const calls = {
    like: () => client.ok('likePost', ofPost),
    'the same like again': () => client.ok('likePost', ofPost),
    unlike: () => client.ok('unlikePost', ofPost),
    'number of likes': () => client.ok('readLikes', { body: { postId: 'post' } }),
    comment: () => client.ok('addComment', { body: { blogId: 'post', comment: 'Well said.' } }),
    'list of comments': () => client.ok('listComments', list),
    'thread of a comment': () => client.ok('readThread', ofComment),
    'changed comment': () =>
      client.ok('updateComment', { ...ofComment, body: { comment: 'Better said.' } }),
    'like of a comment': () => client.ok('likeComment', ofComment),
    'deleted comment': () => client.ok('deleteComment', ofComment),
  };
  const found: Record<string, number> = {};
  for (const [name, call] of Object.entries(calls)) found[name] = await tripsOf(call);
  expect(found).toEqual({
    // Session and account, limits, the like, and the message to other processes.
    like: 4,
    'the same like again': 4,
    unlike: 4,
    'number of likes': 3,
    // With the bytes of its body, and a transaction: the lock of the account, what decides about it, the comment.
    comment: 9,
    'list of comments': 3,
    'thread of a comment': 4,
    // And the comment as the author sees it.
    'changed comment': 13,
    'like of a comment': 4,
    // In a transaction that waits for new replies.
    'deleted comment': 9,
  });
});
