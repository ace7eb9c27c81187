import { requestMessages } from '@contract/texts/apiMessages';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestSite } from '../testing/startTestSite';

const page = 'https://www.blog.example';
let site: Awaited<ReturnType<typeof startTestSite>>;

beforeAll(async () => {
  site = await startTestSite({
    environment: { SITE_URL: 'https://api.blog.example', PAGE_ORIGINS: page },
  });
});

afterAll(() => site.close());

const call = (path: string, init: RequestInit) => fetch(`${site.origin}/api/v1${path}`, init);
const read = (origin: string) => call('/blogs/', { headers: { Origin: origin } });

/** Signs out as a page of `origin` does, with the token and the cookie of its first call. */
async function signOut(origin: string, site = 'cross-site') {
  const headers = { Origin: origin, 'Sec-Fetch-Site': site };
  const first = await call('/user/logout', { method: 'POST', headers });
  const token =
    /^XSRF-TOKEN=([^;]*)/.exec((await read(page)).headers.getSetCookie().join())?.[1] ?? '';
  const own = { ...headers, 'X-XSRF-TOKEN': token, Cookie: `XSRF-TOKEN=${token}` };
  return { first, second: await call('/user/logout', { method: 'POST', headers: own }) };
}

test('a page in the list may read answers with cookies', async () => {
  const { headers } = await read(page);
  expect(headers.get('Access-Control-Allow-Origin')).toBe(page);
  expect(headers.get('Access-Control-Allow-Credentials')).toBe('true');
  expect(headers.get('Vary')).toContain('Origin');
});

test.each([
  'https://evil.example',
  'https://www.blog.example.evil.example',
  'http://www.blog.example',
  'https://www.blog.example:8443',
  'https://blog.example',
  'null',
])('a page of %s may not', async (origin) => {
  const { headers } = await read(origin);
  expect(headers.get('Access-Control-Allow-Origin')).toBe(null);
  expect(headers.get('X-XSRF-TOKEN')).toBe(null);
});

test('a page in the list gets the token in a header and changes data with it', async () => {
  const { first, second } = await signOut(page);
  expect(first.status).toBe(403);
  expect(first.headers.get('X-XSRF-TOKEN')).toMatch(/^[\w-]{43}$/);
  expect(first.headers.get('Access-Control-Expose-Headers')).toContain('X-XSRF-TOKEN');
  expect(second.status).toBe(200);
});

test('a page that is not in the list changes nothing, also with a token', async () => {
  const { second } = await signOut('https://evil.example');
  expect(second.status).toBe(403);
  expect(await second.json()).toMatchObject({ message: requestMessages.foreignSite });
});

test('cookies are sent to pages of other sites', async () => {
  const cookies = (await read(page)).headers.getSetCookie();
  expect(cookies).toEqual([expect.stringMatching(/^XSRF-TOKEN=.*Secure; SameSite=None/)]);
});

test('a page in the list may ask which methods and headers it can use', async () => {
  const preflight = (origin: string) =>
    call('/user/profile', {
      method: 'OPTIONS',
      headers: { Origin: origin, 'Access-Control-Request-Method': 'PATCH' },
    });
  const { status, headers } = await preflight(page);
  expect(status).toBe(204);
  expect(headers.get('Access-Control-Allow-Methods')).toContain('PATCH');
  expect(headers.get('Access-Control-Allow-Headers')).toContain('X-XSRF-TOKEN');
  const foreign = await preflight('https://evil.example');
  expect(foreign.headers.get('Access-Control-Allow-Origin')).toBe(null);
});

test('without a list no page of another origin may', async () => {
  const closed = await startTestSite();
  const { headers } = await fetch(`${closed.origin}/api/v1/blogs/`, { headers: { Origin: page } });
  expect(headers.get('Access-Control-Allow-Origin')).toBe(null);
  expect(headers.getSetCookie().join()).toContain('SameSite=Strict');
  await closed.close();
});
