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

test('emphasis, code, quotes and links with words are elements', () => {
  render(<CommentText text={'> **Why** not\n\nSee [*this*](https://site.example) `a * b`'} />);
  expect(screen.getByRole('blockquote')).toHaveTextContent('Why not');
  expect(screen.getByText('Why').tagName).toBe('STRONG');
  expect(screen.getByText('a * b').tagName).toBe('CODE');
  const link = screen.getByRole('link', { name: 'this' });
  expect(link).toHaveAttribute('href', 'https://site.example');
  expect(link).toHaveAttribute('rel', 'nofollow ugc noopener');
});

test('a plain text is one paragraph', () => {
  const { container } = render(<CommentText text={'One.\n\n2 * 3 * 4\nsnake_case'} />);
  const paragraphs = container.querySelectorAll('p');
  expect(paragraphs).toHaveLength(1);
  expect(paragraphs[0]?.textContent).toBe('One.\n\n2 * 3 * 4\nsnake_case');
});
