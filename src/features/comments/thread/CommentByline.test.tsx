import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { buildComment } from '@/testing/buildComment';
import { CommentByline } from './CommentByline';

const comment = buildComment();

test('a comment has the day and the time at which it was written', () => {
  render(<CommentByline comment={comment} />, { wrapper: MemoryRouter });
  const time = screen.getByText('2 March 2026, 08:05 UTC');
  expect(time).toHaveAttribute('datetime', comment.createdAt);
  expect(screen.queryByText('edited')).toBeNull();
});

test('a comment that was changed later says so, and when', () => {
  const updatedAt = '2026-03-04T10:00:00.000Z';
  render(<CommentByline comment={{ ...comment, updatedAt }} />, { wrapper: MemoryRouter });
  const note = screen.getByText('edited');
  expect(note).toHaveAttribute('datetime', updatedAt);
  expect(note).toHaveAttribute('title', '4 March 2026, 10:00 UTC');
});

test('a comment of the author of the post is marked', () => {
  const { rerender } = render(<CommentByline comment={comment} />, { wrapper: MemoryRouter });
  expect(screen.queryByText('Author')).toBeNull();
  rerender(<CommentByline comment={comment} isByPostAuthor />);
  expect(screen.getByText('Author')).toBeVisible();
});
