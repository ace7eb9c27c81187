import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ReviewFacts, restDays, reviewOf, reviewSize } from './review';
import { dayIn, daysBetween } from './reviewDays';

const dayLength = 24 * 60 * 60_000;
const start = Date.parse('2026-01-01T12:00:00Z');
const dayAfter = (days: number) => new Date(start + days * dayLength).toISOString().slice(0, 10);
const first = dayAfter(0);

const passage = (id: string, facts: Partial<ReviewFacts> = {}): ReviewFacts => ({
  id,
  savedOn: first,
  shownOn: null,
  isRetired: false,
  ...facts,
});

const manyPassages = (count: number) =>
  Array.from({ length: count }, (_, index) => passage(`passage-${index}`));

/** Shows the passages of a day; returns their ids and the book after it. */
function review(book: readonly ReviewFacts[], day: string, seed = 'ada') {
  const ids = reviewOf(book, { day, chosenOn: null, seed });
  const after = book.map((one) => (ids.includes(one.id) ? { ...one, shownOn: day } : one));
  return { ids, after };
}

test('a day has five different passages, the same until it ends', () => {
  const book = manyPassages(40);
  const { ids, after } = review(book, dayAfter(1));
  expect(new Set(ids).size).toBe(5);
  expect(reviewOf(after, { day: dayAfter(1), chosenOn: dayAfter(1), seed: 'ada' })).toEqual(ids);
  const added = [...after, passage('new', { savedOn: dayAfter(1) })];
  expect(review(added, dayAfter(1)).ids).toEqual(ids);
  expect(review(after, dayAfter(2)).ids).not.toEqual(ids);
  expect(review(book, dayAfter(1), 'ben').ids.toSorted()).not.toEqual(ids.toSorted());
});

test('older passages come before newer ones more often', () => {
  const days = Array.from({ length: 100 }, (_, at) => dayAfter(1000 + at));
  const old = Array.from({ length: 20 }, (_, at) => passage(`old-${at}`));
  // All were shown on the same day, so that only the age tells them apart.
  const book = old
    .concat(old.map(({ id }) => passage(`new-${id}`, { savedOn: dayAfter(900) })))
    .map((one) => ({ ...one, shownOn: dayAfter(950) }));
  const shown = days.flatMap((day) => review(book, day).ids);
  const older = shown.filter((id) => id.startsWith('old')).length;
  expect(older / shown.length).toBeGreaterThan(0.65);
});

test('a retired passage stays in the list of its day and is in no other', () => {
  const { ids, after } = review(manyPassages(6), dayAfter(1));
  const [retired = ''] = ids;
  const changed = after.map((one) => (one.id === retired ? { ...one, isRetired: true } : one));
  expect(review(changed, dayAfter(1)).ids).toEqual(ids);
  expect(review(changed, dayAfter(2)).ids).not.toContain(retired);
  expect(review(changed, dayAfter(2)).ids).toHaveLength(5);
});

test('a deleted passage leaves the list of its day, and none takes its place', () => {
  const { ids, after } = review(manyPassages(40), dayAfter(1));
  const [, ...others] = ids;
  const left = after.filter(({ id }) => id !== ids[0]);
  const on = { day: dayAfter(1), chosenOn: dayAfter(1), seed: 'ada' };
  expect(reviewOf(left, on)).toEqual(others);
  const unseen = after.filter(({ id }) => !ids.includes(id));
  expect(reviewOf(unseen, on)).toEqual([]);
});

test('of a small book those that were shown longest ago come again', () => {
  const book = [
    ...[1, 2, 3, 4].map((days) => passage(`shown-${days}`, { shownOn: dayAfter(days) })),
    ...['new-1', 'new-2'].map((id) => passage(id)),
  ];
  const { ids } = review(book, dayAfter(5));
  expect(ids.toSorted()).toEqual(['new-1', 'new-2', 'shown-1', 'shown-2', 'shown-3']);
  expect(review([], dayAfter(5)).ids).toEqual([]);
});

const action = fc.record({
  /** Passages that are saved on the day. */
  saved: fc.oneof({ weight: 9, arbitrary: fc.constant(0) }, fc.integer({ min: 1, max: 20 })),
  /** Retires a passage of the day. */
  retires: fc.boolean(),
  isRead: fc.oneof({ weight: 9, arbitrary: fc.constant(true) }, fc.constant(false)),
});

test('over years none is forgotten, and none comes within 30 days while there are enough', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 200 }),
      fc.array(action, { minLength: 730, maxLength: 730 }),
      fc.string(),
      (size, actions, seed) => {
        let book = manyPassages(size);
        // For how many days that were read each passage has been ready to be shown.
        const ready = new Map<string, number>();
        for (const [at, { saved, retires, isRead }] of actions.entries()) {
          const day = dayAfter(at);
          const added = Array.from({ length: at % 7 === 0 ? saved : 0 }, (_, index) =>
            passage(`${at}-${index}`, { savedOn: day }),
          );
          book = book.concat(added);
          if (!isRead) continue;
          const open = book.filter(({ isRetired }) => !isRetired);
          const isRested = ({ shownOn }: ReviewFacts) =>
            shownOn === null || daysBetween(shownOn, day) >= restDays;
          const rested = open.filter(isRested);
          const { ids, after } = review(book, day, seed);
          expect(ids).toHaveLength(Math.min(reviewSize, open.length));
          const again = open.filter((one) => ids.includes(one.id) && !isRested(one));
          expect(again.length).toBe(Math.max(0, Math.min(reviewSize, open.length) - rested.length));
          for (const { id } of rested)
            ready.set(id, ids.includes(id) ? 0 : (ready.get(id) ?? 0) + 1);
          expect(Math.max(0, ...rested.map(({ id }) => ready.get(id) ?? 0))).toBeLessThanOrEqual(
            Math.ceil(open.length / 2),
          );
          const retired = retires && at % 3 === 0 ? ids[0] : undefined;
          book = after.map((one) => (one.id === retired ? { ...one, isRetired: true } : one));
        }
      },
    ),
    { numRuns: 5 },
  );
});

test('who travels gets the same passages again on the same date', () => {
  const zones = ['Pacific/Kiritimati', 'Pacific/Honolulu', 'America/New_York', ''];
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 60 }),
      fc.array(fc.tuple(fc.constantFrom(...zones), fc.integer({ min: 1, max: 30 })), {
        maxLength: 200,
      }),
      (size, moves) => {
        let book = manyPassages(size);
        let now = start;
        for (const [timeZone, hours] of moves) {
          now += hours * 60 * 60_000;
          const day = dayIn(timeZone, now);
          const { ids, after } = review(book, day);
          expect(review(after, day).ids).toEqual(ids);
          expect(ids.length).toBeLessThanOrEqual(reviewSize);
          book = after;
        }
      },
    ),
    { numRuns: 30 },
  );
});
