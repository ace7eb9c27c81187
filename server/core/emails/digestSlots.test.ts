import { expect, test } from 'vitest';
import { defaultKinds, digestSlot } from './digestSlots';

const at = (iso: string) => Date.parse(iso);
const slot = (period: 'now' | 'daily' | 'weekly', iso: string) =>
  new Date(digestSlot(period, at(iso))).toISOString();

test('letters of a day are due at seven in the morning', () => {
  expect(slot('daily', '2026-03-04T07:00:00Z')).toBe('2026-03-04T07:00:00.000Z');
  expect(slot('daily', '2026-03-04T06:59:59Z')).toBe('2026-03-03T07:00:00.000Z');
});

test('letters of a week are due on Mondays', () => {
  expect(slot('weekly', '2026-03-02T07:00:00Z')).toBe('2026-03-02T07:00:00.000Z');
  expect(slot('weekly', '2026-03-02T06:59:00Z')).toBe('2026-02-23T07:00:00.000Z');
  expect(slot('weekly', '2026-03-08T23:00:00Z')).toBe('2026-03-02T07:00:00.000Z');
});

test('letters at once are due every two minutes', () => {
  expect(slot('now', '2026-03-02T07:03:10Z')).toBe('2026-03-02T07:02:00.000Z');
});

test('what letters are about by default', () => {
  expect(defaultKinds('daily')).toEqual(['mention', 'reply', 'remark', 'comment']);
  expect(defaultKinds('weekly')).toEqual(['post']);
  expect(defaultKinds('now')).toEqual([]);
});
