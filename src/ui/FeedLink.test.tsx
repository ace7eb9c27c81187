import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ServedPageProvider } from '@/lib/servedPage';
import { FeedLink } from './FeedLink';

test.each([
  [{ kind: 'site' }, '/feed.xml'],
  [{ kind: 'author', username: 'author' }, '/username/author/feed.xml'],
  [{ kind: 'topic', tag: 'night trains' }, '/topics/night%20trains/feed.xml'],
] as const)('a reader finds the feed with the posts of %j', (scope, path) => {
  render(
    <ServedPageProvider value={{}}>
      <FeedLink scope={scope} of="these posts" />
    </ServedPageProvider>,
  );
  const link = screen.getByRole('link', { name: 'Feed (RSS) of these posts' });
  expect(link).toHaveAttribute('href', path);
});

test('a static host has no feeds, so there is no link', () => {
  render(<FeedLink scope={{ kind: 'site' }} of="all posts" />);
  expect(screen.queryByRole('link')).toBeNull();
});
