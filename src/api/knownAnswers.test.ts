import { expect, test } from 'vitest';
import { callKey, createKnownAnswers } from './knownAnswers';

test('an answer that came with the page is used once, so that a later call asks the API', () => {
  const key = callKey({ method: 'GET', url: '/blogs/' });
  const { take } = createKnownAnswers([[key, 'answer']]);
  expect([take(key), take(key)]).toEqual(['answer', undefined]);
});

test.each([
  { method: 'POST' },
  { url: '/blogs/other' },
  { query: { skip: 20 } },
  { body: { tagsearch: 'x' } },
])('a call with %j has another key', (change) => {
  const call = { method: 'GET', url: '/blogs/', query: { skip: 0 }, body: {} };
  expect(callKey({ ...call, ...change })).not.toBe(callKey(call));
});
