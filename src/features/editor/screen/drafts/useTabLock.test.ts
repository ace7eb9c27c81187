import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createFakeTabs } from '../../testing/fakeTabs';
import { useTabLock } from './useTabLock';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

const wait = (time = 0) => act(() => vi.advanceTimersByTimeAsync(time));

function openTab() {
  const onUnlocked = vi.fn();
  const { result, unmount } = renderHook(() => useTabLock('key', onUnlocked));
  return { result, unmount, onUnlocked };
}

function stubTabs() {
  const tabs = createFakeTabs();
  vi.stubGlobal('BroadcastChannel', tabs.FakeChannel);
  Object.defineProperty(navigator, 'locks', { value: tabs.locks, configurable: true });
  onTestFinished(() => {
    vi.unstubAllGlobals();
    Reflect.deleteProperty(navigator, 'locks');
  });
  return tabs;
}

test('a single tab is never the second one, however late it gets the lock', async () => {
  const tabs = stubTabs();
  tabs.delay(2900);
  const { result } = openTab();
  await wait(2800);
  expect(result.current.role).toBe('pending');
  await wait(100);
  expect(result.current).toEqual({ role: 'first', hasSecond: false });
});

test('a tab opens if the browser does not answer', async () => {
  const tabs = stubTabs();
  tabs.delay(60_000);
  const { result } = openTab();
  await wait(3000);
  expect(result.current.role).toBe('first');
});

test('a tab opens if the browser refuses locks', async () => {
  const tabs = stubTabs();
  tabs.locks.request = () => Promise.reject(new DOMException('Denied', 'SecurityError'));
  const { result } = openTab();
  await wait();
  expect(result.current).toEqual({ role: 'first', hasSecond: false });
});

test('the second tab can write, and loads the post again, after the first is closed', async () => {
  stubTabs();
  const first = openTab();
  await wait();
  expect(first.result.current).toEqual({ role: 'first', hasSecond: false });
  const second = openTab();
  await wait();
  expect(second.result.current.role).toBe('second');
  expect(first.result.current.hasSecond).toBe(true);
  expect(second.onUnlocked).not.toHaveBeenCalled();
  first.unmount();
  await wait();
  expect(second.result.current.role).toBe('first');
  expect(second.onUnlocked).toHaveBeenCalledTimes(1);
  expect(first.onUnlocked).not.toHaveBeenCalled();
});

test('a tab that holds the lock and does not react makes this one the second', async () => {
  const tabs = stubTabs();
  void tabs.locks.request('commonplace editor key', {}, () => new Promise(() => undefined));
  const { result } = openTab();
  await wait(3000);
  expect(result.current.role).toBe('second');
});
