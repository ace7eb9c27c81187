import { editorLock } from '@contract/draftKeys';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { closedEditors } from '../../model/closedEditors';
import { defer } from '../../testing/defer';
import { createFakeTabs } from '../../testing/fakeTabs';
import { useTabLock } from './useTabLock';

/** Each test has a post of its own: the locks of a tab outlive its editors. */
let key = 'post 0';

beforeEach(() => {
  key = `post ${Number(key.slice(5)) + 1}`;
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

const wait = (time = 0) => act(() => vi.advanceTimersByTimeAsync(time));

function openTab() {
  const onUnlocked = vi.fn();
  const saving = defer();
  const onTakenOver = vi.fn(() => saving.promise);
  const { result, unmount } = renderHook(() => useTabLock(key, { onUnlocked, onTakenOver }));
  const role = () => result.current.role;
  return { result, role, unmount, onUnlocked, onTakenOver, saving };
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
  expect(result.current).toMatchObject({ role: 'first', hasSecond: false });
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
  expect(result.current).toMatchObject({ role: 'first', hasSecond: false });
});

test('the second tab can write, and loads the post again, after the first is closed', async () => {
  stubTabs();
  const first = openTab();
  await wait();
  expect(first.result.current).toMatchObject({ role: 'first', hasSecond: false });
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

test('a tab that is opened while a closed editor still sends its changes waits, and loads the post again', async () => {
  stubTabs();
  const first = openTab();
  await wait();
  const second = openTab();
  await wait();
  const sending = defer();
  first.unmount();
  closedEditors.add(sending.promise);
  await wait(1000);
  const third = openTab();
  await wait(1000);
  expect([second.role(), third.role()]).toEqual(['second', 'pending']);
  second.unmount();
  sending.resolve();
  await wait();
  expect(third.role()).toBe('first');
  expect(third.onUnlocked).toHaveBeenCalledTimes(1);
  expect(second.onUnlocked).not.toHaveBeenCalled();
});

test('a tab that holds the lock and does not react makes this one the second', async () => {
  const tabs = stubTabs();
  void tabs.locks.request(editorLock(key), {}, () => new Promise(() => undefined));
  const { result } = openTab();
  await wait(3000);
  expect(result.current.role).toBe('second');
});

test('a tab takes over after the first has saved its work, and back again', async () => {
  stubTabs();
  const one = openTab();
  await wait();
  const other = openTab();
  await wait();
  act(() => other.result.current.takeOver());
  await wait();
  expect(one.onTakenOver).toHaveBeenCalledTimes(1);
  expect([one.role(), other.role()]).toEqual(['first', 'second']);
  one.saving.resolve();
  await wait();
  expect([one.role(), other.role()]).toEqual(['second', 'first']);
  expect(one.result.current.hasSecond).toBe(false);
  expect(other.result.current.hasSecond).toBe(true);
  expect(other.onUnlocked).toHaveBeenCalledTimes(1);
  other.saving.resolve();
  act(() => one.result.current.takeOver());
  await wait();
  expect([one.role(), other.role()]).toEqual(['first', 'second']);
});

test('a tab that was taken over can write again after the other one is closed', async () => {
  stubTabs();
  const one = openTab();
  await wait();
  const other = openTab();
  await wait();
  one.saving.resolve();
  act(() => other.result.current.takeOver());
  await wait();
  other.unmount();
  await wait(10_000);
  expect(one.role()).toBe('first');
  expect(one.onUnlocked).toHaveBeenCalledTimes(1);
});

test('a tab that takes over keeps the lock while it loads the post again', async () => {
  stubTabs();
  const one = openTab();
  await wait();
  const other = openTab();
  await wait();
  one.saving.resolve();
  act(() => other.result.current.takeOver());
  await wait();
  other.unmount();
  await wait(1000);
  expect(one.role()).toBe('second');
  const again = openTab();
  await wait();
  expect([one.role(), again.role()]).toEqual(['second', 'first']);
  again.unmount();
  await wait();
  expect(one.role()).toBe('first');
});

test('a lock that is kept for a post that is not opened again is given away', async () => {
  stubTabs();
  const one = openTab();
  await wait();
  const other = openTab();
  await wait();
  one.saving.resolve();
  act(() => other.result.current.takeOver());
  await wait();
  other.unmount();
  await wait(10_000);
  expect(one.role()).toBe('first');
});
