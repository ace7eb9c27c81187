import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { AuthorCard } from './AuthorCard';

const author = {
  _id: 'user-1',
  username: 'author',
  firstName: 'Ines',
  lastName: 'Okonjo',
  avatar: {},
  bio: '',
};

test.each([
  [0, '0 Follower'],
  [1, '1 Follower'],
  [2, '2 Followers'],
  [1_000_000, '1M Followers'],
])('an author with %i followers: "%s"', (followers, text) => {
  render(<AuthorCard author={{ ...author, followers }} subscribe={null} action={null} />, {
    wrapper: MemoryRouter,
  });
  expect(screen.getByText(text)).toBeVisible();
});

test('the follow button is beside the name', () => {
  const action = <button type="button">Follow</button>;
  render(<AuthorCard author={{ ...author, followers: 2 }} subscribe={null} action={action} />, {
    wrapper: MemoryRouter,
  });
  const name = screen.getByRole('heading', { name: 'Ines Okonjo' });
  expect(name.nextElementSibling).toBe(screen.getByRole('button', { name: 'Follow' }));
});
