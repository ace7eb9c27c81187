import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ResultCount } from './ResultCount';

const results = () => screen.getByRole('status', { name: 'Results' });

test.each([
  [0, 'No posts for “rust”'],
  [1, '1 post for “rust”'],
  [12, '12 posts for “rust”'],
  [12_345, '12,345 posts for “rust”'],
])('%i results', (count, text) => {
  render(<ResultCount term="rust" count={count} />);
  expect(results()).toHaveTextContent(text);
});

test('the live region is empty while the count is unknown and without a search', () => {
  const { rerender } = render(<ResultCount term="rust" count={null} />);
  expect(results()).toBeEmptyDOMElement();
  rerender(<ResultCount term="" count={400} />);
  expect(results()).toBeEmptyDOMElement();
});

test('posts of a corrected term', () => {
  render(<ResultCount term="rsut" corrected="rust" count={2} />);
  expect(results()).toHaveTextContent('No posts for “rsut”. 2 posts for “rust”:');
});
