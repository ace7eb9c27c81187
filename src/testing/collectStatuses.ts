import type { createTestServer } from '@mocks/testing/createTestServer';

type TestServer = Pick<ReturnType<typeof createTestServer>, 'server'>;

/** Collects the path and the status of each answer from now on. */
export function collectStatuses({ server }: TestServer) {
  const answers: { path: string; status: number }[] = [];
  server.events.on('response:mocked', ({ request, response }) => {
    answers.push({ path: new URL(request.url).pathname, status: response.status });
  });
  return answers;
}
