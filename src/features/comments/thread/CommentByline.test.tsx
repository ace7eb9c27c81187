import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { dateAndTime } from '@/lib/dates';
import { buildComment } from '@/testing/buildComment';
import { CommentByline } from './CommentByline';

const comment = buildComment();

test('a comment says how long ago it was written, and the time on hover', () => {
  const createdAt = new Date(Date.now() - 5 * 60_000).toISOString();
  render(<CommentByline comment={{ ...comment, createdAt, updatedAt: createdAt }} />, {
    wrapper: MemoryRouter,
  });
  const time = screen.getByText('5 min ago');
  expect(time).toHaveAttribute('datetime', createdAt);
  expect(time).toHaveAttribute('title', dateAndTime(createdAt));
  expect(screen.queryByText('edited')).toBeNull();
});

test('a comment that was changed later says so, and when', () => {
  const updatedAt = '2026-03-04T10:00:00.000Z';
  render(<CommentByline comment={{ ...comment, updatedAt }} />, { wrapper: MemoryRouter });
  const note = screen.getByText('edited');
  expect(note).toHaveAttribute('datetime', updatedAt);
  expect(note).toHaveAttribute('title', dateAndTime(updatedAt));
});

test('a comment of the author of the post is marked', () => {
  const { rerender } = render(<CommentByline comment={comment} />, { wrapper: MemoryRouter });
  expect(screen.queryByText('Author')).toBeNull();
  rerender(<CommentByline comment={comment} isByPostAuthor />);
  expect(screen.getByText('Author')).toBeVisible();
});
