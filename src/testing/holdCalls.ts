import type { Endpoint } from '@contract/endpoint';
import { type EndpointName, endpoints } from '@contract/endpoints';
import { http } from 'msw';
import type { App } from './expectFailures';

/** Leaves the following calls without an answer until the returned function is called. */
export function holdCalls({ server }: Pick<App, 'server'>, call: EndpointName) {
  const { method, path }: Endpoint = endpoints[call];
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  server.use(
    http.all(`*/api/v1${path}`, async ({ request }) => {
      if (request.method === method) await released;
    }),
  );
  return release;
}
