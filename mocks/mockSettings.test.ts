import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { conductKey, readConduct, takeFailure, writeConduct } from './mockSettings';

let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const asUsual = { persona: '', delay: 0, failures: {}, google: 'success', community: 'usual' };

test('without a word the API behaves as usual', () => {
  expect(readConduct()).toEqual(asUsual);
});

test('so it does where nothing can be kept', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(readConduct()).toEqual(asUsual);
});

test.each([
  '{',
  '"slow"',
  '{"delay":-1}',
  '{"delay":"long"}',
  '{"failures":{"noSuchCall":{"status":500}}}',
  '{"failures":{"login":{"status":900}}}',
  '{"google":"maybe"}',
])('what makes no sense is passed over: %s', (text) => {
  kept.set(conductKey, text);
  expect(readConduct()).toEqual(asUsual);
});

test('a change leaves the rest as it was', () => {
  writeConduct({ delay: 300 });
  writeConduct({ google: 'closed' });
  expect(readConduct()).toEqual({ ...asUsual, delay: 300, google: 'closed' });
});

test('a failure without a number lasts', () => {
  writeConduct({ failures: { login: { status: 500 } } });
  expect([takeFailure('login'), takeFailure('login'), takeFailure('logout')]).toEqual([
    { status: 500 },
    { status: 500 },
    null,
  ]);
});

test('a failure with a number is counted down, and others stay', () => {
  writeConduct({ failures: { login: { status: 401, times: 2 }, logout: { status: 0 } } });
  const statuses = [takeFailure('login'), takeFailure('login'), takeFailure('login')];
  expect(statuses.map((failure) => failure?.status)).toEqual([401, 401, undefined]);
  expect(readConduct().failures).toEqual({ logout: { status: 0 } });
});
