import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { defaultPictures } from '@/lib/pictures';
import { buildPostCard } from '@/testing/buildPostCard';
import { HorizontalPostCard } from './HorizontalPostCard';
import { PostCard } from './PostCard';
import { PostCardFooter } from './PostCardFooter';

const cards = { PostCard, HorizontalPostCard };
const wrapper = MemoryRouter;

test.each(Object.entries(cards))(
  '%s: title and description have their own direction',
  (_, Card) => {
    const post = buildPostCard({ title: 'خبز الشعير', metaDescription: 'وصفة قديمة' });
    render(<Card post={post} />, { wrapper });
    expect(screen.getByRole('heading', { name: 'خبز الشعير' })).toHaveAttribute('dir', 'auto');
    expect(screen.getByText('وصفة قديمة')).toHaveAttribute('dir', 'auto');
  },
);

test.each(Object.entries(cards))('%s: a post without picture and description', (_, Card) => {
  const post = buildPostCard({ public_image: { resource_url: '' }, metaDescription: '' });
  const { container } = render(<Card post={post} />, { wrapper });
  expect(screen.getByRole('link', { name: post.title })).toBeVisible();
  expect(container.querySelector('img')).toHaveAttribute('src', defaultPictures.cover);
});

test.each([
  [0, '0 likes'],
  [1, '1 like'],
  [1_000_000, '1M likes'],
])('a card of a post with %i likes', (likes, text) => {
  render(<PostCardFooter post={buildPostCard({ likes })} />, { wrapper });
  expect(screen.getByText(text)).toBeVisible();
});

test.each(Object.entries(cards))('%s: the first topic is beside author and date', (_, Card) => {
  render(<Card post={buildPostCard({ tags: ['bread', 'rye'] })} />, { wrapper });
  expect(screen.getByText('bread').closest('p')).toHaveTextContent(
    'Ines Okonjo · 2 March 2026 · 4 min read · bread',
  );
  expect(screen.queryByText('rye')).toBeNull();
});

test.each(Object.entries(cards))('%s: a post without topics', (_, Card) => {
  render(<Card post={buildPostCard({ tags: [] })} />, { wrapper });
  expect(screen.getByText(/2 March 2026/).closest('p')).toHaveTextContent(
    /^Ines Okonjo · 2 March 2026 · 4 min read$/,
  );
});

test.each(Object.entries(cards))('%s: a post of which no reading time is known', (_, Card) => {
  const { minutes: _minutes, ...post } = buildPostCard({ tags: [] });
  render(<Card post={post} />, { wrapper });
  expect(screen.getByText(/2 March 2026/).closest('p')).toHaveTextContent(
    /^Ines Okonjo · 2 March 2026$/,
  );
});
