import { expect, test } from 'vitest';
import { findExpired } from './storedRevisions';

const day = 86_400_000;
const now = 1000 * day + 5;

/** Versions with the numbers 1, 2, …, each `gap` days after the one before; the last one is saved now. */
function versions(count: number, gap: number, isPublic = true) {
  return Array.from({ length: count }, (_, at) => ({
    number: at + 1,
    savedAt: now - (count - 1 - at) * gap * day,
    isPublic,
  }));
}

function kept(all: ReturnType<typeof versions>, ...named: number[]) {
  const expired = new Set(findExpired(all, now, new Set(named)));
  return all.map(({ number }) => number).filter((number) => !expired.has(number));
}

test('of more than 200 public versions the oldest go, except the first', () => {
  const numbers = kept(versions(300, 1));
  expect(numbers).toHaveLength(200);
  expect(numbers.slice(0, 2)).toEqual([1, 102]);
  expect(numbers.at(-1)).toBe(300);
});

test('of each day before the last 30 the last version stays', () => {
  const hourly = versions(60 * 24, 1 / 24);
  const numbers = kept(hourly);
  expect(numbers).toContain(1);
  // 30 days of 24 versions would be more than 200.
  expect(numbers).toHaveLength(200);
  const twice = kept(versions(160, 1 / 2));
  expect(twice).toHaveLength(1 + 50 + 60);
});

test('draft versions are not counted with the public ones', () => {
  const drafts = versions(30, 1, false);
  const shown = versions(200, 1).map((version) => ({ ...version, number: version.number + 30 }));
  const numbers = kept([...drafts, ...shown]);
  expect(numbers).toHaveLength(210);
  expect(numbers.slice(0, 2)).toEqual([21, 22]);
});

test('versions that something refers to stay', () => {
  const daily = kept(versions(300, 1), 5, 50);
  expect(daily).toHaveLength(200);
  expect(daily.slice(0, 4)).toEqual([1, 5, 50, 104]);
  const [first, second] = kept(versions(60 * 24, 1 / 24), 2);
  expect([first, second]).toEqual([1, 2]);
  expect(kept(versions(30, 1, false), 3)).toHaveLength(11);
});

test('if those that stay always are more than 200, they all stay', () => {
  const numbers = Array.from({ length: 250 }, (_, at) => at + 1);
  expect(kept(versions(250, 1), ...numbers)).toEqual(numbers);
});
