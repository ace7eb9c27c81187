import { mockKeys } from '@contract/storageKeys';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { consumeFailure, readMockSettings, updateMockSettings } from './mockSettings';

let storage: Map<string, string>;

beforeEach(() => {
  storage = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const asUsual = { persona: '', delay: 0, failures: {}, google: 'success', community: 'usual' };

test('defaults without stored settings', () => {
  expect(readMockSettings()).toEqual(asUsual);
});

test('defaults without localStorage', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(readMockSettings()).toEqual(asUsual);
});

test.each([
  '{',
  '"slow"',
  '{"delay":-1}',
  '{"delay":"long"}',
  '{"failures":{"noSuchCall":{"status":500}}}',
  '{"failures":{"login":{"status":900}}}',
  '{"google":"maybe"}',
])('ignores invalid settings: %s', (text) => {
  storage.set(mockKeys.settings, text);
  expect(readMockSettings()).toEqual(asUsual);
});

test('an update keeps the other settings', () => {
  updateMockSettings({ delay: 300 });
  updateMockSettings({ google: 'closed' });
  expect(readMockSettings()).toEqual({ ...asUsual, delay: 300, google: 'closed' });
});

test('a failure without a count is permanent', () => {
  updateMockSettings({ failures: { login: { status: 500 } } });
  expect([consumeFailure('login'), consumeFailure('login'), consumeFailure('logout')]).toEqual([
    { status: 500 },
    { status: 500 },
    null,
  ]);
});

test('a failure with a count is used up, and others stay', () => {
  updateMockSettings({ failures: { login: { status: 401, times: 2 }, logout: { status: 0 } } });
  const statuses = [consumeFailure('login'), consumeFailure('login'), consumeFailure('login')];
  expect(statuses.map((failure) => failure?.status)).toEqual([401, 401, undefined]);
  expect(readMockSettings().failures).toEqual({ logout: { status: 0 } });
});
