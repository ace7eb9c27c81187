import { expect, test } from 'vitest';
import { apiLimits } from '../apiLimits';
import { lateMessage } from './decisionTexts';

test.each([
  [{ reports: 1, held: 0 }, '1 report waits'],
  [{ reports: 0, held: 2 }, '2 comments wait'],
  [{ reports: apiLimits.countedReports, held: 1 }, '1,000 reports and 1 comment wait'],
  [{ reports: apiLimits.countedReports + 1, held: 0 }, '1,000+ reports wait'],
])('what waits is named with its number: %o', (waiting, text) => {
  expect(lateMessage(waiting)).toBe(`${text} for a decision, the first for more than a day.`);
});
