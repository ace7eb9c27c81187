import { afterEach, expect, test } from 'vitest';
import { takeEarlyAnswer } from './earlyCall';
import { callKey } from './knownAnswers';

const call = { method: 'GET', url: '/blogs/posts', query: { skip: 0 } };
const key = 'GET /blogs/posts?skip=0';

function startEarly(early: unknown) {
  Object.assign(window, { earlyCall: early });
}

afterEach(() => startEarly(null));

test('the early answer is used once, by the call that it was made for', async () => {
  startEarly({ key, answer: Promise.resolve({ success: true }) });
  expect(await takeEarlyAnswer(callKey({ ...call, query: { skip: 20 } }))).toBeUndefined();
  expect(await takeEarlyAnswer(callKey(call))).toEqual({ success: true });
  expect(await takeEarlyAnswer(callKey(call))).toBeUndefined();
});

test.each([
  ['that failed', () => ({ key, answer: Promise.reject(new Error('offline')) })],
  ['that was refused', () => ({ key, answer: Promise.resolve(null) })],
  ['of another shape', () => ({ key, answer: 'text' })],
  ['that is missing', () => undefined],
])('an early call %s is ignored', async (_, createEarly) => {
  startEarly(createEarly());
  expect(await takeEarlyAnswer(callKey(call))).toBeUndefined();
});
