import type { createTestServer } from '@mocks/testing/createTestServer';

type TestServer = Pick<ReturnType<typeof createTestServer>, 'server'>;

/** Counts the requests from now on whose URL matches. */
export function countRequests({ server }: TestServer, url: RegExp) {
  let count = 0;
  server.events.on('request:start', ({ request }) => {
    if (url.test(request.url)) count += 1;
  });
  return () => count;
}
