import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestSite } from '../testing/startTestSite';

const METRICS_TOKEN = 'a token of at least 32 characters.';
let site: Awaited<ReturnType<typeof startTestSite>>;

beforeAll(async () => {
  site = await startTestSite({ environment: { METRICS_TOKEN } });
});
afterAll(() => site.close());

const read = (token: string) =>
  fetch(`${site.origin}/metrics`, { headers: { Authorization: `Bearer ${token}` } });

test('whoever knows the token reads what the process does', async () => {
  await fetch(`${site.origin}/api/v1/blogs/`);
  await fetch(`${site.origin}/api/v1/blogs/`, { method: 'DELETE' });
  const answer = await read(METRICS_TOKEN);
  expect(answer.headers.get('Content-Type')).toMatch(/^text\/plain/);
  const text = await answer.text();
  expect(text).toContain('http_requests_total{route="readHome",method="GET",status="200"} 1');
  expect(text).toContain('route="unknown call",method="DELETE",status="405"');
  expect(text).toMatch(/http_request_duration_seconds_count\{route="readHome"\} 1/);
  expect(text).toMatch(/data_calls_total\{topic="posts",outcome="done"\} [1-9]/);
  expect(text).toContain('emails{state="waiting"} 0');
  expect(text).toContain('page_cache_bytes{part="pages"}');
  expect(text).toContain('process_resident_memory_bytes');
});

test('nobody else finds anything', async () => {
  for (const answer of [
    await read(''),
    await read('another'),
    await fetch(`${site.origin}/metrics`),
  ])
    expect(answer.status).toBe(404);
  const without = await startTestSite();
  const answer = await fetch(`${without.origin}/metrics`, {
    headers: { Authorization: `Bearer ${METRICS_TOKEN}` },
  });
  expect(answer.status).toBe(404);
  await without.close();
});
