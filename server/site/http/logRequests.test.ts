import { createLogger } from '@server/adapters/logger';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { logRequests } from './logRequests';

function createApp(level: 'info' | 'debug') {
  const lines: string[] = [];
  const log = createLogger({ level, destination: { write: (line) => lines.push(line) } });
  const app = new Hono().use(logRequests(log));
  app.get('/broken', (context) => context.text('', 500));
  return { app, entries: () => lines.map((line): unknown => JSON.parse(line)) };
}

test('the log has the start of a long path', async () => {
  const { app, entries } = createApp('debug');
  await app.request(`/${'a'.repeat(15_000)}`);
  expect(entries()).toMatchObject([{ path: `/${'a'.repeat(299)}`, status: 404 }]);
});

test('without debugging only requests that fail here have a line', async () => {
  const { app, entries } = createApp('info');
  await app.request('/missing');
  await app.request('/broken');
  expect(entries()).toMatchObject([{ path: '/broken', status: 500 }]);
});
