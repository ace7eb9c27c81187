import { expect, test } from 'vitest';
import { defaultKinds, digestSlot } from './digestSlots';

test.each([
  ['daily', '2026-03-04T07:59:59Z', '2026-03-04T07:45:00.000Z'],
  ['weekly', '2026-03-04T08:00:00Z', '2026-03-04T08:00:00.000Z'],
  ['now', '2026-03-02T07:03:10Z', '2026-03-02T07:02:00.000Z'],
] as const)('%s e-mails at %s are stored about the time until %s', (period, now, slot) => {
  expect(new Date(digestSlot(period, Date.parse(now))).toISOString()).toBe(slot);
});

test('what letters are about by default', () => {
  expect(defaultKinds('daily')).toEqual(['mention', 'reply', 'remark', 'comment']);
  expect(defaultKinds('weekly')).toEqual(['post']);
  expect(defaultKinds('now')).toEqual([]);
});
