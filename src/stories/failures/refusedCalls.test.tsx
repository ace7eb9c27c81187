import { endpoints } from '@contract/endpoints';
import { listKept } from '@contract/endpoints/books';
import { listTopics, seeFollowedPosts } from '@contract/endpoints/following';
import { listReads } from '@contract/endpoints/reads';
import { HttpResponse, http as mock } from 'msw';
import { setupServer } from 'msw/node';
import { expect, onTestFinished, test } from 'vitest';
import { type CallOptions, call } from '@/api/call';
import { createApiClient, readApiUrl } from '@/api/client';

const message = 'Refused.';

type Row = { call: keyof typeof endpoints; send: (options: CallOptions) => Promise<unknown> };

const rows: readonly Row[] = [
  { call: 'listKept', send: async (options) => call(listKept, { params: { id: 'a' } }, options) },
  {
    call: 'seeFollowedPosts',
    send: async (options) => call(seeFollowedPosts, { body: { until: '' } }, options),
  },
  { call: 'listTopics', send: async (options) => call(listTopics, {}, options) },
  { call: 'listReads', send: async (options) => call(listReads, {}, options) },
];

test.each(rows)('$call: a failure has the message of the API', async ({ call: name, send }) => {
  const { method } = endpoints[name];
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
