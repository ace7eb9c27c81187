import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Count } from './Count';

test.each([
  [0, '0 likes'],
  [1, '1 like'],
  [999, '999 likes'],
])('%i is shown as it is', (count, text) => {
  const { container } = render(<Count count={count} unit={count === 1 ? 'like' : 'likes'} />);
  expect(container).toHaveTextContent(text);
  expect(container.children).toHaveLength(0);
});

test('a large count is shown short and read in full', () => {
  render(<Count count={1_000_000} unit="likes" />);
  expect(screen.getByText('1M likes')).toHaveAttribute('aria-hidden', 'true');
  expect(screen.getByText('1,000,000 likes')).toHaveClass('sr-only');
});
