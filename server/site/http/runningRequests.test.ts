import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { closeServer, createHttpServer, listen } from './httpServer';
import { trackRequests } from './runningRequests';

test('the work for a request continues after its client has gone, and can be waited for', async () => {
  const steps: string[] = [];
  let startWork = () => {};
  let endWork = () => {};
  const started = new Promise<void>((resolve) => {
    startWork = resolve;
  });
  const ended = new Promise<void>((resolve) => {
    endWork = resolve;
  });
  const requests = trackRequests(async () => {
    startWork();
    await ended;
    steps.push('worked');
    return new Response('ok');
  });
  const server = createHttpServer(requests.handle);
  const socket = connect(await listen(server, { port: 0, host: '127.0.0.1' }), '127.0.0.1');
  socket.write('POST / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await started;
  socket.destroy();
  await closeServer(server, 0);
  const settled = requests.settled().then(() => steps.push('settled'));
  endWork();
  await settled;
  expect(steps).toEqual(['worked', 'settled']);
});

test('a request that fails is waited for too', async () => {
  const requests = trackRequests(() => Promise.reject(new Error('broken')));
  const answer = requests.handle(new Request('http://localhost/'), {});
  await requests.settled();
  await expect(answer).rejects.toThrow('broken');
});
