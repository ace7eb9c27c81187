import { expect, test, vi } from 'vitest';
import { createStore } from './createStore';

test('listeners hear of another value until they are removed', () => {
  const store = createStore(1);
  const listener = vi.fn<() => void>();
  const unsubscribe = store.subscribe(listener);
  store.set(1);
  expect(listener).not.toHaveBeenCalled();
  store.set(2);
  expect([store.read(), listener.mock.calls.length]).toEqual([2, 1]);
  unsubscribe();
  store.set(3);
  expect([store.read(), listener.mock.calls.length]).toEqual([3, 1]);
});
