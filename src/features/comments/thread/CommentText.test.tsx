import { parseComment } from '@contract/comments/parseComment';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { CommentText } from './CommentText';

const renderText = (text: string, mentions: readonly string[] = []) =>
  render(<CommentText text={text} mentions={mentions} />, { wrapper: MemoryRouter });

test('a web address in a comment is a link that search engines do not count', () => {
  renderText('I used https://site.example/scale, twice.');
  const link = screen.getByRole('link', { name: 'https://site.example/scale' });
  expect(link).toHaveAttribute('href', 'https://site.example/scale');
  expect(link).toHaveAttribute('rel', 'nofollow ugc noopener');
  expect(link.parentElement).toHaveTextContent('I used https://site.example/scale, twice.');
});

test('markup and other kinds of addresses stay text', () => {
  const text = '<a href="javascript:alert(1)">javascript:alert(1)</a>';
  const { container } = renderText(text);
  expect(screen.queryByRole('link')).toBeNull();
  expect(container).toHaveTextContent(text);
});

test('emphasis, code, quotes and links with words are elements', () => {
  renderText('> **Why** not\n\nSee [*this*](https://site.example) `a * b`');
  expect(screen.getByRole('blockquote')).toHaveTextContent('Why not');
  expect(screen.getByText('Why').tagName).toBe('STRONG');
  expect(screen.getByText('a * b').tagName).toBe('CODE');
  const link = screen.getByRole('link', { name: 'this' });
  expect(link).toHaveAttribute('href', 'https://site.example');
  expect(link).toHaveAttribute('rel', 'nofollow ugc noopener');
});

test('a plain text is one paragraph', () => {
  const { container } = renderText('One.\n\n2 * 3 * 4\nsnake_case');
  const paragraphs = container.querySelectorAll('p');
  expect(paragraphs).toHaveLength(1);
  expect(paragraphs[0]?.textContent).toBe('One.\n\n2 * 3 * 4\nsnake_case');
});

test('a mention of an existing account leads to its profile, others stay text', () => {
  renderText('**@INES**, see `@ines` and @max. [@ines](https://site.example)', ['Ines']);
  expect(screen.getByRole('link', { name: '@INES' })).toHaveAttribute('href', '/username/Ines');
  expect(screen.getByRole('link', { name: '@ines' })).toHaveAttribute(
    'href',
    'https://site.example',
  );
  expect(screen.getAllByRole('link')).toHaveLength(2);
  expect(screen.getByText(/and @max/)).toBeVisible();
});

test('a dot is part of a name if that account exists, and ends the sentence otherwise', () => {
  renderText('Ask @ada. Or @ines.', ['ada.', 'ines']);
  expect(screen.getByRole('link', { name: '@ada.' })).toHaveAttribute('href', '/username/ada.');
  expect(screen.getByRole('link', { name: '@ines' })).toHaveAttribute('href', '/username/ines');
});

test.each([
  '@ines<img src=x onerror=alert(1)>',
  '@ines"onmouseover="alert(1)',
  '<svg onload=alert(1)>@ines</svg>',
  "@ines'><script>alert(1)</script>",
  '@ines [x](javascript:alert(1))',
])('markup around a mention stays text: %s', (text) => {
  const { container } = renderText(text, ['ines']);
  const [link, ...others] = screen.getAllByRole('link');
  expect(link).toHaveAttribute('href', '/username/ines');
  expect(others).toEqual([]);
  expect(container).toHaveTextContent(text);
  expect(container.querySelector('img, svg, script')).toBeNull();
});

test('a comment that is rendered again is not parsed again', () => {
  const text = 'Ask @ines about **this**.';
  const reads = vi.spyOn(String.prototype, 'replaceAll');
  const count = () => reads.mock.contexts.filter((read) => read === text).length;
  parseComment(text);
  expect(count()).toBe(1);
  const { rerender } = renderText(text);
  expect(count()).toBe(2);
  rerender(<CommentText text={text} mentions={['ines']} />);
  expect(screen.getByRole('link', { name: '@ines' })).toBeVisible();
  expect(count()).toBe(2);
});
