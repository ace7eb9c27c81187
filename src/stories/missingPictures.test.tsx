import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { defaultPictures, socialImage } from '@/lib/pictures';
import { renderApp } from '@/testing/renderApp';

/** Opens a page of a community in which no account and no post has a picture. */
async function openWithoutPictures(path: string, as: 'author' | 'admin' = 'author') {
  const app = await renderApp({ path: '/about', as });
  await screen.findByRole('heading', { level: 1 });
  const { users, posts } = app.mockApi.data.tables;
  users.replace(users.rows().map((row) => ({ ...row, avatar: '', cover: '' })));
  posts.replace(posts.rows().map((row) => ({ ...row, image: '' })));
  await app.router.navigate(path);
  return app;
}

const sources = (container: HTMLElement) =>
  Array.from(container.querySelectorAll('main img:not(figure img)'), (picture) =>
    picture.getAttribute('src'),
  );

async function latestPost() {
  const { mockApi, unmount } = await renderApp({ path: '/about' });
  const [post] = (await mockApi.data.posts.latest({ skip: 0, take: 1 })).rows;
  unmount();
  return `/posts/${post?.url}`;
}

const { cover } = defaultPictures;

test.each([
  ['home', async () => '/', [cover]],
  ['the posts hub', async () => '/posts', [cover]],
  ['a profile', async () => '/username/author', [cover]],
  ['a post with comments', latestPost, [cover]],
  ['own posts', async () => '/dashboard/posts', [cover]],
  ['own profile', async () => '/dashboard/profile', [cover]],
])('without pictures, %s shows the default cover', async (_, findPath, expected) => {
  const { container } = await openWithoutPictures(await findPath());
  await waitFor(() => {
    expect(new Set(sources(container)).size).toBe(expected.length);
  });
  expect(new Set(sources(container))).toEqual(new Set(expected));
});

test.each([
  ['a profile', '/username/author', 'author'],
  ['the list of users', '/dashboard/users?q=okonjo', 'admin'],
] as const)('without a picture, %s shows the initials', async (_, path, as) => {
  await openWithoutPictures(path, as);
  const main = within(screen.getByRole('main'));
  expect((await main.findAllByText('IO'))[0]).toHaveAttribute('aria-hidden', 'true');
});

test('the own avatar without a picture is named', async () => {
  await openWithoutPictures('/dashboard/profile');
  expect(await screen.findByRole('img', { name: 'Your avatar' })).toHaveTextContent('IO');
});

test('a post without a picture has no cover and the social image of the site', async () => {
  const { container } = await openWithoutPictures(await latestPost());
  await screen.findByRole('region', { name: 'About the author' });
  const article = container.querySelector('article');
  expect(article?.querySelectorAll(`img[src="${cover}"]`)).toHaveLength(0);
  const image = new URL(socialImage, window.location.origin).href;
  for (const meta of ['property="og:image"', 'name="twitter:image"']) {
    expect(document.querySelector(`meta[${meta}]`)).toHaveAttribute('content', image);
  }
  const card = document.querySelector('meta[name="twitter:card"]');
  expect(card).toHaveAttribute('content', 'summary_large_image');
  const data = document.querySelector('script[type="application/ld+json"]')?.textContent ?? '{}';
  expect(JSON.parse(data)).toHaveProperty('image', image);
});
