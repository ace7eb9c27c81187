import { expect, test } from 'vitest';
import { chartSummary } from './chartSummary';

const chart = { title: 'Likes Over Time', unit: 'likes', step: 'week' } as const;

test('says the weeks, the total and the range of a chart', () => {
  const points = [
    { week: '2026-03-02', count: 1200 },
    { week: '2026-03-09', count: 7 },
  ];
  expect(chartSummary({ ...chart, points })).toBe(
    'Likes Over Time: 1,207 likes in 2 weeks from 02/03/2026 to 09/03/2026, 7 to 1,200 a week.',
  );
});

test('says the days of a chart of days', () => {
  const points = [
    { week: '2026-03-02', count: 3 },
    { week: '2026-03-03', count: 0 },
  ];
  expect(chartSummary({ title: 'Reads by day', unit: 'reads', step: 'day', points })).toBe(
    'Reads by day: 3 reads in 2 days from 02/03/2026 to 03/03/2026, 0 to 3 a day.',
  );
});

test('a chart without points has only its title', () => {
  expect(chartSummary({ ...chart, points: [] })).toBe('Likes Over Time');
});
