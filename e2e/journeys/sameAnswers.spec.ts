import { readFile } from 'node:fs/promises';
import {
  runCallScript,
  type ScriptedCall,
  scriptTime,
} from '@mocks/testing/callScript/runCallScript';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { xsrfHeaders } from '../pages/xsrf';

/** Runs in the page. */
async function sendFromPage({ call, xsrf }: { call: ScriptedCall; xsrf: Record<string, string> }) {
  const { method, address, json, form, picture } = call;
  function formBody(fields: NonNullable<typeof form>) {
    const body = new FormData();
    for (const [name, value] of fields) body.append(name, value);
    if (picture) {
      const bytes = Uint8Array.from(atob(picture.base64), (char) => char.codePointAt(0) ?? 0);
      body.append(picture.field, new File([bytes], 'dot.png', { type: 'image/png' }));
    }
    return body;
  }
  const headers = new Headers(xsrf);
  if (json) headers.set('Content-Type', 'application/json');
  const body = form ? formBody(form) : json;
  const response = await fetch(`/api/v1${address}`, { method, headers, body });
  const type = response.headers.get('Content-Type') ?? '';
  return { status: response.status, type, text: await response.text() };
}

const sendVia = (page: Page) => async (call: ScriptedCall) =>
  page.evaluate(sendFromPage, { call, xsrf: await xsrfHeaders(page) });

// Written by `vitest -u` with mocks/sameAnswers.test.ts, which makes the same calls in Node, to this origin.
const originInNode = 'http://localhost:4180';
const responsesInNode = new URL('../../mocks/sameAnswers.txt', import.meta.url);

test('the API responds in a browser as it does in Node', { tag: '@mocks' }, async ({
  page,
  site,
}) => {
  await page.clock.setFixedTime(scriptTime);
  await site.open('/about');
  const { origin } = new URL(page.url());
  const expected = await readFile(responsesInNode, 'utf8');
  expect(await runCallScript(sendVia(page))).toBe(expected.replaceAll(originInNode, origin));
});
