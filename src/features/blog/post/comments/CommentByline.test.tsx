import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { CommentByline } from './CommentByline';

const comment = {
  _id: 'comment-1',
  content: 'Bread.',
  createdAt: '2026-03-02T08:05:00.000Z',
  updatedAt: '2026-03-02T08:05:00.000Z',
  commentAuthor: { id: 'user-1', fullName: 'Ines Okonjo', username: 'author', image: {} },
};

test('a comment has the day and the time at which it was written', () => {
  render(<CommentByline {...comment} />, { wrapper: MemoryRouter });
  const time = screen.getByText('2 March 2026, 08:05 UTC');
  expect(time).toHaveAttribute('datetime', comment.createdAt);
  expect(screen.queryByText('edited')).toBeNull();
});

test('a comment that was changed later says so, and when', () => {
  const updatedAt = '2026-03-04T10:00:00.000Z';
  render(<CommentByline {...comment} updatedAt={updatedAt} />, { wrapper: MemoryRouter });
  const note = screen.getByText('edited');
  expect(note).toHaveAttribute('datetime', updatedAt);
  expect(note).toHaveAttribute('title', '4 March 2026, 10:00 UTC');
});
