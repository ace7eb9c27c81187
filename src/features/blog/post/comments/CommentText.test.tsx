import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CommentText } from './CommentText';

test('a web address in a comment is a link that search engines do not count', () => {
  render(<CommentText text="I used https://site.example/scale, twice." />);
  const link = screen.getByRole('link', { name: 'https://site.example/scale' });
  expect(link).toHaveAttribute('href', 'https://site.example/scale');
  expect(link).toHaveAttribute('rel', 'nofollow ugc noopener');
  expect(link.parentElement).toHaveTextContent('I used https://site.example/scale, twice.');
});

test('markup and other kinds of addresses stay text', () => {
  const text = '<a href="javascript:alert(1)">javascript:alert(1)</a>';
  const { container } = render(<CommentText text={text} />);
  expect(screen.queryByRole('link')).toBeNull();
  expect(container).toHaveTextContent(text);
});
