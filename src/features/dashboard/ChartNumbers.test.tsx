import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ChartNumbers } from './ChartNumbers';

test('large counts have separators', () => {
  const points = [{ week: '2026-11-15T00:00:00.000Z', count: 1_000_000 }];
  render(<ChartNumbers title="Likes Over Time" points={points} step="week" />);
  expect(screen.getByRole('cell')).toHaveTextContent('1,000,000');
});
