import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { limitCalls } from './limitCalls';
import { runInRequest } from './requestScope';

function createSite() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  const app = new Hono();
  app.use(limitCalls(2));
  app.get('/slow', async (context) => {
    await opened;
    return context.text('slow');
  });
  app.get('/fails', () => {
    throw new Error('no');
  });
  app.get('/', (context) => context.text('home'));
  app.onError((_, context) => context.text('failed', 500));
  const call = async (path: string, client: string) =>
    runInRequest({ requestId: path, client }, () => app.request(path));
  return { open: () => open(), call };
}

test('a client with many calls on their way gets no more, and others do', async () => {
  const { open, call } = createSite();
  const running = [call('/slow', '192.0.2.1'), call('/slow', '192.0.2.1')];
  const refused = await call('/', '192.0.2.1');
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '10']);
  expect((await call('/', '192.0.2.2')).status).toBe(200);
  open();
  await Promise.all(running);
  expect((await call('/', '192.0.2.1')).status).toBe(200);
});

test('a call that fails is no longer on its way', async () => {
  const { call } = createSite();
  const statuses: number[] = [];
  for (const path of ['/fails', '/fails', '/fails', '/'])
    statuses.push((await call(path, '192.0.2.1')).status);
  expect(statuses).toEqual([500, 500, 500, 200]);
});
