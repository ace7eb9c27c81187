import { writeFile } from 'node:fs/promises';
import { endpoints } from '@contract/endpoints';
import { afterEach, expect, test, vi } from 'vitest';
import type { ReadableCookies } from './state/cookieStore';
import { callSteps } from './testing/callScript/callSteps';
import { runCallScript, type ScriptedCall, scriptTime } from './testing/callScript/runCallScript';
import { createTestServer } from './testing/createTestServer';

const url = 'http://localhost:4180';

function createCookies(): ReadableCookies {
  const kept = new Map<string, string>();
  return {
    read: (name) => kept.get(name),
    write: ({ name, value }) => {
      kept.set(name, value);
    },
  };
}

function bodyOf({ json, form, picture }: ScriptedCall) {
  if (!form) return json;
  const body = new FormData();
  for (const [name, value] of form) body.append(name, value);
  if (picture) {
    const bytes = Buffer.from(picture.base64, 'base64');
    body.append(picture.field, new File([bytes], 'dot.png', { type: 'image/png' }));
  }
  return body;
}

async function send(call: ScriptedCall, cookies: ReadableCookies) {
  const headers = new Headers({ 'X-XSRF-TOKEN': cookies.read('XSRF-TOKEN') ?? '' });
  if (call.json) headers.set('Content-Type', 'application/json');
  const response = await fetch(`${url}/api/v1${call.address}`, {
    method: call.method,
    headers,
    body: bodyOf(call),
  });
  const type = response.headers.get('Content-Type') ?? '';
  return { status: response.status, type, text: await response.text() };
}

afterEach(() => {
  vi.useRealTimers();
});

test('the script calls every endpoint', () => {
  const made = new Set(callSteps.map(({ call }) => call));
  expect([...made].toSorted()).toEqual(Object.keys(endpoints).toSorted());
});

// The journey of the same name makes the same calls in a browser, and runs this test to compare the answers.
test('the API answers every endpoint in Node', async () => {
  vi.setSystemTime(scriptTime);
  const cookies = createCookies();
  const { server, failures } = createTestServer(scriptTime, { url, cookies });
  server.listen({ onUnhandledRequest: 'error' });
  const answers = await runCallScript((call) => send(call, cookies)).finally(() => server.close());
  const { ANSWERS_FILE: file } = process.env;
  if (file) await writeFile(file, answers);
  expect(answers.match(/^\w+ \d{3}$/gm)).toHaveLength(callSteps.length);
  expect(failures).toEqual([]);
});
