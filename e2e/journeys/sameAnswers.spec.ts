import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
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

const root = fileURLToPath(new URL('../..', import.meta.url));
/** To which the test calls the API in Node. */
const originInNode = 'http://localhost:4180';

/** What the API answers to the same calls in Node. */
async function answersInNode(file: string) {
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'core'];
  await promisify(execFile)(process.execPath, [...vitest, 'mocks/sameAnswers.test.ts'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'test', ANSWERS_FILE: file },
  });
  return readFile(file, 'utf8');
}

test(
  'the API responds in a browser as it does in Node',
  { tag: '@mocks' },
  async ({ page, site }, testInfo) => {
    await page.clock.setFixedTime(scriptTime);
    await site.open('/about');
    const { origin } = new URL(page.url());
    const [inNode, inBrowser] = await Promise.all([
      answersInNode(testInfo.outputPath('answers.txt')),
      runCallScript(sendVia(page)),
    ]);
    expect(inBrowser).toBe(inNode.replaceAll(originInNode, origin));
  },
);
