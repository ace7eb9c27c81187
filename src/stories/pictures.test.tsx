import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '@/testing/renderApp';

const attributes = ['srcset', 'sizes', 'width', 'height'];

/** The pictures that lack one of the attributes, with the attributes that they lack. */
function lacking(container: HTMLElement) {
  return [...container.querySelectorAll('img')]
    .map((picture) => ({
      src: picture.src,
      missing: attributes.filter((name) => !picture.getAttribute(name)),
    }))
    .filter(({ missing }) => missing.length > 0);
}

const versions = /-1200x675-640w\.webp 640w, .*-1200x675\.webp 1200w$/;

async function firstPost() {
  const { unmount } = await renderApp({ path: '/posts' });
  const [title] = await screen.findAllByRole('heading', { level: 2 });
  const address = title?.querySelector('a')?.getAttribute('href') ?? '';
  unmount();
  return address;
}

test.each([
  ['home', async () => '/', 3],
  ['the posts hub', async () => '/posts', 20],
  ['a post', firstPost, 9],
  ['a profile', async () => '/username/author', 20],
  ['own posts', async () => '/dashboard/posts', 2],
  ['own profile', async () => '/dashboard/profile', 2],
])('every picture of %s has versions and a size', async (_, findPath, count) => {
  const path = await findPath();
  const { container } = await renderApp({ path, as: 'author' });
  await waitFor(() =>
    expect(container.querySelectorAll('img').length).toBeGreaterThanOrEqual(count),
  );
  expect(lacking(container)).toEqual([]);
});

test('the first picture of a page loads at once, the others when they are near', async () => {
  const { container } = await renderApp({ path: '/posts' });
  await screen.findAllByRole('article');
  const [first, ...others] = container.querySelectorAll('article img');
  expect(first).toHaveAttribute('fetchpriority', 'high');
  expect(first).toHaveAttribute('loading', 'eager');
  expect(first?.getAttribute('srcset')).toMatch(versions);
  expect(new Set(others.map((picture) => picture.getAttribute('loading')))).toEqual(
    new Set(['lazy']),
  );
});
