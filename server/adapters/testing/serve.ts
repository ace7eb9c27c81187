import { createServer, type RequestListener } from 'node:http';
import { onTestFinished } from 'vitest';

/** Serves HTTP on a free port of this machine until the test has finished; returns the URL. */
export async function serve(listener: RequestListener) {
  const server = createServer(listener);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return `http://127.0.0.1:${address.port}`;
}
