import { createLogger } from '@server/adapters/logger';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { logRequests } from './logRequests';

test('the log has the start of a long path', async () => {
  const lines: string[] = [];
  const log = createLogger({ level: 'info', destination: { write: (line) => lines.push(line) } });
  const app = new Hono().use(logRequests(log));
  await app.request(`/${'a'.repeat(15_000)}`);
  expect(lines.map((line): unknown => JSON.parse(line))).toMatchObject([
    { path: `/${'a'.repeat(299)}`, status: 404 },
  ]);
});
