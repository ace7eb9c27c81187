import { expect, test } from 'vitest';
import { apiInTurns } from '../start/openPages';

test('other tasks get a turn between two pages whose data comes at the same time', async () => {
  const api = apiInTurns(async () => new Response('data'));
  const page = new Request('http://localhost/');
  let turns = 0;
  let next = setImmediate(function count() {
    turns += 1;
    next = setImmediate(count);
  });
  const rendered = await Promise.all([1, 2, 3].map(async () => api(page).then(() => turns)));
  clearImmediate(next);
  expect(new Set(rendered).size).toBe(3);
});
