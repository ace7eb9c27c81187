import { limits } from '@contract/limits';
import { gateTexts } from '@contract/texts/gateTexts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { socialImage } from '@/lib/pictures';
import { renderApp } from '@/testing/renderApp';

test('a visitor sees three trending posts in the carousel, the others as cards, and recent posts', async () => {
  const { container } = await renderApp({ path: '/' });
  const carousel = await screen.findByRole('region', { name: 'Trending posts' });
  expect(container.querySelectorAll('[aria-roledescription="slide"]')).toHaveLength(
    limits.carouselSlides,
  );
  expect(within(carousel).getAllByRole('link')).toHaveLength(1);
  const recent = screen.getByRole('region', { name: 'Recent Posts' });
  expect(within(recent).getAllByRole('article').length).toBeGreaterThan(2);
  const others = screen.getByRole('region', { name: 'Also trending' });
  expect(within(others).getAllByRole('article')).toHaveLength(6);
  const [first] = within(others).getAllByRole('listitem');
  expect(first).toHaveTextContent(/^1/);
});

test('each of at most nine tags leads to the posts hub with that tag', async () => {
  const { user, router } = await renderApp({ path: '/' });
  const topics = await screen.findByRole('region', { name: 'Topics' });
  const tags = within(topics)
    .getAllByRole('link')
    .filter(({ textContent }) => textContent !== 'All Posts');
  expect(tags.length).toBeGreaterThan(0);
  expect(tags.length).toBeLessThanOrEqual(limits.homeTags);
  const [first] = tags;
  if (!first) throw new Error('There is no tag.');
  const tag = first.textContent;
  await user.click(first);
  await waitFor(() =>
    expect(router.state.location).toMatchObject({ pathname: '/posts', state: { tag } }),
  );
  expect(new URLSearchParams(router.state.location.search).get('tag')).toBe(tag);
});

test('previews of the home page show the social image', async () => {
  await renderApp({ path: '/' });
  await screen.findByRole('region', { name: 'Trending posts' });
  const image = document.querySelector('meta[property="og:image"]');
  expect(image).toHaveAttribute('content', new URL(socialImage, window.location.origin).href);
});

test('All Posts leads to the posts hub', async () => {
  const { user, router } = await renderApp({ path: '/' });
  const topics = await screen.findByRole('region', { name: 'Topics' });
  await user.click(within(topics).getByRole('link', { name: 'All Posts' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/posts'));
});

test('Create Own leads a visitor to the sign-up page', async () => {
  const { user, router } = await renderApp({ path: '/' });
  await user.click(await screen.findByRole('button', { name: 'Create Own' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/sign-up'));
});

test('Create Own asks an unverified author to verify the account', async () => {
  const { user, router } = await renderApp({ path: '/', as: 'newbie' });
  await user.click(await screen.findByRole('button', { name: 'Create Own' }));
  expect(await screen.findAllByText(gateTexts.verifyFromDashboard)).not.toHaveLength(0);
  expect(router.state.location.pathname).toBe('/');
});

test('Create Own opens the editor for a verified author', async () => {
  const { user, router } = await renderApp({ path: '/', as: 'author' });
  await user.click(await screen.findByRole('button', { name: 'Create Own' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/create'));
});

test('shows the sections of the welcome text', async () => {
  await renderApp({ path: '/' });
  for (const name of ['Who We Are', 'Our Mission', 'What We Offer', 'Get Involved']) {
    expect(await screen.findByRole('heading', { name })).toBeVisible();
  }
  expect(screen.getByText(/^Keep what you want to remember/)).toBeVisible();
});

test('the first picture is loaded first, pictures below the fold are loaded lazily', async () => {
  const { container } = await renderApp({ path: '/' });
  await screen.findByRole('region', { name: 'Trending posts' });
  const pictures = [...container.querySelectorAll('main img')];
  expect(pictures[0]).toHaveAttribute('fetchpriority', 'high');
  expect(pictures[0]).toHaveAttribute('loading', 'eager');
  expect(pictures[4]).toHaveAttribute('loading', 'lazy');
});
