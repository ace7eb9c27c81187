import { eventually } from '@contract/testing/eventually';
import { serve } from '@server/adapters/testing/serve';
import { newPost, publishing, userRow } from '@server/data/testing/rows';
import { expect, test } from 'vitest';
import { createMemoryDatabase } from '../testing/memoryDatabase';
import { startTestSite } from '../testing/startTestSite';

test('a site whose accounts include no administrator has a setup link, and one with an administrator none', async () => {
  const database = createMemoryDatabase();
  await database.data.users.insert(userRow('stranger'));
  const first = await startTestSite({ database });
  expect(first.community).toBe('existing');
  expect(first.setupLink).toContain('/setup/');
  await first.close();
  await database.data.users.insert(userRow('admin', { role: 'admin' }));
  const second = await startTestSite({ database });
  expect(second.setupLink).toBeNull();
  await second.close();
});

test('a post whose time came while no server ran is published at the start, at its planned time', async () => {
  const database = createMemoryDatabase();
  const { users, posts, publication } = database.data;
  await users.insert(userRow('ada'));
  const content = JSON.stringify({ blocks: [{ type: 'paragraph', data: { text: 'Planned.' } }] });
  await posts.insert(newPost('post', { isPublished: false, content }));
  const publishAt = Date.now() - 60_000;
  await publication.schedule({ id: 'post', publishAt }, publishing('ada', publishAt));
  for (const _ of ['first', 'second']) {
    const site = await startTestSite({ database });
    await eventually(async () =>
      expect(await posts.byId('post')).toMatchObject({
        isPublished: true,
        publishedAt: publishAt,
        publishAt: null,
      }),
    );
    await site.close();
  }
});

const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

function createGate() {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open: () => open(), opened };
}

/** A database that notes its steps. Reading the home page and the sweep wait for their gates. */
function createSlowDatabase() {
  const database = createMemoryDatabase();
  const { posts, sessions } = database.data;
  const steps: string[] = [];
  const [reading, answer, sweep] = [createGate(), createGate(), createGate()];
  const data = {
    ...database.data,
    posts: {
      ...posts,
      async trending(query: { take: number }) {
        reading.open();
        await answer.opened;
        steps.push('read');
        return posts.trending(query);
      },
    },
    sessions: {
      ...sessions,
      async sweep(now: number) {
        await sweep.opened;
        steps.push('swept');
        return sessions.sweep(now);
      },
    },
  };
  const close = async () => void steps.push('database closed');
  return { database: { ...database, data, close }, steps, reading, answer, sweep };
}

test('a shutdown closes the database after requests and background tasks have ended', async () => {
  const { database, steps, reading, answer, sweep } = createSlowDatabase();
  const site = await startTestSite({ database });
  const response = fetch(`${site.origin}/api/v1/blogs/`);
  await reading.opened;
  const closed = site.close();
  await turn();
  answer.open();
  expect((await response).status).toBe(200);
  await turn();
  sweep.open();
  await closed;
  expect(steps).toEqual(['read', 'swept', 'database closed']);
});

test('a bucket that does not answer does not delay the start', async () => {
  const bucket = createGate();
  const endpoint = await serve((_, response) => {
    void bucket.opened.then(() => response.writeHead(403).end());
  });
  const site = await startTestSite({
    bucketPatience: 0,
    environment: {
      FILES: 's3://pictures',
      S3_ENDPOINT: endpoint,
      S3_ACCESS_KEY_ID: 'test key',
      S3_SECRET_ACCESS_KEY: 'test secret',
    },
  });
  expect((await fetch(`${site.origin}/healthz`)).status).toBe(200);
  bucket.open();
  await site.close();
});

test('a shutdown goes on answering while the proxies in front notice it', async () => {
  const site = await startTestSite({ environment: { DRAIN_SECONDS: '1' } });
  const closed = site.close();
  const ready = await fetch(`${site.origin}/readyz`);
  expect([ready.status, ready.headers.get('Connection')]).toEqual([503, 'close']);
  const home = await fetch(`${site.origin}/api/v1/blogs/`);
  expect([home.status, home.headers.get('Connection')]).toEqual([200, 'close']);
  await closed;
  await expect(fetch(`${site.origin}/healthz`)).rejects.toThrow('fetch failed');
});
