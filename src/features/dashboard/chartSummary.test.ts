import { expect, test } from 'vitest';
import { chartSummary } from './chartSummary';

const chart = { title: 'Likes Over Time', unit: 'likes' };

test('says the weeks, the total and the range of a chart', () => {
  const points = [
    { week: '2026-03-02', count: 1200 },
    { week: '2026-03-09', count: 7 },
  ];
  expect(chartSummary({ ...chart, points })).toBe(
    'Likes Over Time: 1,207 likes in 2 weeks from 02/03/2026 to 09/03/2026, 7 to 1,200 a week.',
  );
});

test('a chart without points has only its title', () => {
  expect(chartSummary({ ...chart, points: [] })).toBe('Likes Over Time');
});
