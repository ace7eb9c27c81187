import type { createTestServer } from '@mocks/node';

type Watched = Pick<ReturnType<typeof createTestServer>, 'server'>;

/** How many calls to addresses that fit have been made from here on. */
export function countRequests({ server }: Watched, address: RegExp) {
  let count = 0;
  server.events.on('request:start', ({ request }) => {
    if (address.test(request.url)) count += 1;
  });
  return () => count;
}
