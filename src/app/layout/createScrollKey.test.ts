import { expect, test } from 'vitest';
import { createScrollKey } from './createScrollKey';

/** A history entry. A full page load of the same entry finds its state again. */
function historyEntry() {
  let state: unknown = { idx: 0 };
  return {
    get state() {
      return state;
    },
    replaceState(next: unknown) {
      state = next;
    },
  };
}

const first = { key: 'default' };

test('the first entries of two page loads have different keys', () => {
  const one = createScrollKey(historyEntry)(first);
  const other = createScrollKey(historyEntry)(first);
  expect(one).not.toBe(other);
  expect([one, other]).not.toContain('default');
});

test('going back to the first entry finds the same key, also after a full load', () => {
  const entry = historyEntry();
  const scrollKey = createScrollKey(() => entry);
  const key = scrollKey(first);
  expect(scrollKey({ key: 'another' })).toBe('another');
  expect(scrollKey(first)).toBe(key);
  expect(createScrollKey(() => entry)(first)).toBe(key);
});

test('the state of the router stays', () => {
  const entry = historyEntry();
  createScrollKey(() => entry)(first);
  expect(entry.state).toMatchObject({ idx: 0 });
});
