import type { Endpoint } from '@contract/endpoint';
import { endpoints } from '@contract/endpoints';
import { requestMessages } from '@contract/texts/apiMessages';
import { expect, test } from 'vitest';
import type { Client } from './testing/createClient';
import { createTestApi } from './testing/createTestApi';
import { watchLengths } from './testing/watchLengths';

/** Longer than any text of a call may be, except a document. */
const long = 'x'.repeat(128 * 1024);
const megabyte = 'x'.repeat(1024 * 1024);
const tooLong = (field: string) => (field === 'content' ? megabyte : long);

/** The longest text that a port may receive from a call that is refused. */
const mostForPorts = 400;

/** Fits every field, also an idempotency key. */
const validText = 'xxxxxxxx';

function fieldsOf(schema: Endpoint['body']) {
  return schema && 'entries' in schema ? Object.keys(schema.entries ?? {}) : [];
}

const parametersOf = ({ path }: Endpoint) =>
  Array.from(path.matchAll(/:([A-Za-z]+)/g), ([, name]) => name ?? '');

/** Each part of a call that takes a text. */
const inputsOf = (endpoint: Endpoint) => [
  ...parametersOf(endpoint).map((field) => ({ endpoint, part: 'path', field })),
  ...fieldsOf(endpoint.query).map((field) => ({ endpoint, part: 'query', field })),
  ...fieldsOf(endpoint.body).map((field) => ({ endpoint, part: 'body', field })),
];

const calls = Object.entries<Endpoint>(endpoints)
  .map(([name, endpoint]) => ({ name, inputs: inputsOf(endpoint) }))
  // The stream ignores a post that it can't tell about.
  .filter(({ name, inputs }) => inputs.length > 0 && name !== 'streamUnseen');

type Input = ReturnType<typeof inputsOf>[number];

function bodyOf({ endpoint, part, field }: Input): RequestInit {
  const texts = fieldsOf(endpoint.body).map((name): [string, string] => [
    name,
    part === 'body' && name === field ? tooLong(name) : validText,
  ]);
  if (endpoint.bodyKind === 'none') return {};
  if (endpoint.bodyKind === 'json') {
    const headers = { 'Content-Type': 'application/json' };
    return { headers, body: JSON.stringify(Object.fromEntries(texts)) };
  }
  const form = new FormData();
  for (const [name, text] of texts) form.append(name, text);
  return { body: form };
}

async function send(client: Client, input: Input) {
  const { endpoint, part, field } = input;
  const path = endpoint.path.replaceAll(/:([A-Za-z]+)/g, (_, name: string) =>
    part === 'path' && name === field ? long : 'x',
  );
  const query = part === 'query' ? `?${new URLSearchParams({ [field]: long })}` : '';
  const { method } = endpoint;
  return client.request(`/api/v1${path}${query}`, { method, ...bodyOf(input) });
}

test('the fields of every body and query are known', () => {
  const unknown = Object.entries<Endpoint>(endpoints).filter(([, { body, query }]) =>
    [body, query].some((schema) => schema && fieldsOf(schema).length === 0),
  );
  expect(unknown.map(([name]) => name)).toEqual([]);
});

test.each(calls)('$name refuses far too long texts before they reach a port', async (call) => {
  for (const input of call.inputs) {
    const api = createTestApi();
    const admin = await api.addSignedInUser('admin', { role: 'admin' });
    const seen = { longest: 0 };
    api.ports.data = watchLengths(api.ports.data, seen);
    api.ports.limits = watchLengths(api.ports.limits, seen);
    api.ports.passwords = watchLengths(api.ports.passwords, seen);
    api.ports.secrets = watchLengths(api.ports.secrets, seen);
    api.ports.provider = watchLengths(api.ports.provider, seen);
    api.ports.files = watchLengths(api.ports.files, seen);
    for (const client of [api.visitor(), admin.client]) {
      const { status } = await send(client, input);
      expect(status, `${input.field} in the ${input.part}`).toBeGreaterThanOrEqual(400);
      expect(status, `${input.field} in the ${input.part}`).toBeLessThan(500);
    }
    await api.settled();
    expect(api.reported, `${input.field} in the ${input.part}`).toEqual([]);
    expect(seen.longest, `${input.field} in the ${input.part}`).toBeLessThanOrEqual(mostForPorts);
  }
});

test('the answer names the field that is too long', async () => {
  const visitor = createTestApi().visitor();
  const body = { username: 'x'.repeat(255), password: 'Password1!' };
  expect(await visitor.refused('login', { body })).toEqual({
    status: 422,
    success: false,
    message: requestMessages.tooLong,
    field: 'username',
  });
});
