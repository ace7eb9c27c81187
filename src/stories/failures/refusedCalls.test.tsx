import { endpoints } from '@contract/endpoints';
import { HttpResponse, http as mock } from 'msw';
import { setupServer } from 'msw/node';
import { expect, onTestFinished, test } from 'vitest';
import * as books from '@/api/books';
import type { CallOptions } from '@/api/call';
import { createApiClient, readApiUrl } from '@/api/client';
import * as following from '@/api/following';
import * as reads from '@/api/reads';

const message = 'Refused.';

type Row = {
  call: keyof typeof books | keyof typeof following | keyof typeof reads;
  send: (options: CallOptions) => Promise<unknown>;
};

const rows: readonly Row[] = [
  { call: 'listKept', send: async (options) => books.listKept('a', options) },
  { call: 'seeFollowedPosts', send: async (options) => following.seeFollowedPosts('', options) },
  { call: 'listTopics', send: async (options) => following.listTopics(options) },
  { call: 'listReads', send: async (options) => reads.listReads(options) },
];

test.each(rows)('$call: a failure has the message of the API', async ({ call, send }) => {
  const { method } = endpoints[call];
  const refuse = mock.all(`${readApiUrl()}/*`, ({ request }) =>
    request.method === method
      ? HttpResponse.json({ success: false, message }, { status: 422 })
      : HttpResponse.json({}, { status: 405 }),
  );
  const server = setupServer(refuse);
  server.listen();
  onTestFinished(() => server.close());
  const sent = send({ client: createApiClient(readApiUrl()) });
  await expect(sent).rejects.toMatchObject({ message, status: 422 });
});
