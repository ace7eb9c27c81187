import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { dateAndTime } from '@/lib/dates';
import { alerts } from '@/testing/liveRegions';
import { renderApp } from '@/testing/renderApp';
import { renderWithLetters } from '@/testing/renderWithLetters';

const sent = {
  id: 'slow-gardens-id',
  url: 'slow-gardens',
  title: 'Slow Gardens',
  change: 'published',
  publishAt: null,
} as const;

async function arrive(state: unknown) {
  const app = await renderApp({ path: '/about', as: 'author' });
  await app.router.navigate('/dashboard', { state });
  await screen.findByRole('heading', { level: 1, name: 'Dashboard' });
  return app;
}

const notice = () => screen.queryByRole('region', { name: 'Published: Slow Gardens' });

test('an author who has published can view and share the post', async () => {
  const { user, router } = await arrive({ sent });
  await waitFor(() => expect(notice()).toBeVisible());
  await user.click(screen.getByRole('button', { name: 'Share' }));
  const sharing = await screen.findByRole('group', { name: 'Share this post' });
  expect(within(sharing).getByRole('button', { name: 'Copy link' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'View' })).toHaveAttribute('href', '/posts/slow-gardens');
  await router.navigate('/about');
  await screen.findByRole('heading', { level: 1, name: 'About Commonplace' });
  await router.navigate(-1);
  await screen.findByRole('heading', { level: 1, name: 'Dashboard' });
  expect(notice()).toBeNull();
});

test('the notice is closed by its button', async () => {
  const { user } = await arrive({ sent });
  await user.click(await screen.findByRole('button', { name: 'Close' }));
  expect(notice()).toBeNull();
});

test('an author who has updated a post can view it', async () => {
  await arrive({ sent: { ...sent, change: 'updated' } });
  const updated = await screen.findByRole('region', { name: 'Updated: Slow Gardens' });
  const view = within(updated).getByRole('link', { name: 'View' });
  expect(view).toHaveAttribute('href', '/posts/slow-gardens');
});

test('the notice about a scheduled post says when it will be published', async () => {
  const publishAt = new Date(2026, 11, 24, 18, 30).toISOString();
  await arrive({ sent: { ...sent, change: 'scheduled', publishAt } });
  const scheduled = await screen.findByRole('region', { name: 'Scheduled: Slow Gardens' });
  expect(scheduled).toHaveTextContent('It will be published on 24 December 2026, 18:30.');
  expect(within(scheduled).queryByRole('button', { name: 'Share' })).toBeNull();
});

test('an author reads to how many subscribers letters will go, and stops them', async () => {
  const { user, mockApi, post, open } = await renderWithLetters(2);
  await open();
  const region = await screen.findByRole('region', { name: 'Published: Slow Gardens' });
  const until = dateAndTime('2030-01-01T09:10:00.000Z');
  const line = `Letters to 2 subscribers wait until ${until}.`;
  expect(await within(region).findByText(line)).toBeVisible();
  await user.click(within(region).getByRole('button', { name: 'Undo: send no letters' }));
  expect(await within(region).findByText('No letters will be sent about this post.')).toBeVisible();
  const waiting = await mockApi.data.subscribers.unsentEmails({ postId: post.id, most: 9 });
  expect(waiting).toBeNull();
});

test('an author who comes from the dashboard reads how many subscribers a publication reaches', async () => {
  const { router, mockApi } = await renderWithLetters(2);
  const { subscribers } = mockApi.data.tables;
  subscribers.replace(subscribers.rows().map((row) => ({ ...row, confirmedAt: 1 })));
  await router.navigate('/dashboard');
  await screen.findByText('Live Posts');
  await router.navigate('/create');
  expect(await screen.findByText('Publishing sends an e-mail to 2 subscribers.')).toBeVisible();
  const published = mockApi.data.tables.posts
    .rows()
    .find(({ authorId, isPublished }) => authorId === 'user-author' && isPublished);
  await router.navigate(`/update?post=${published?.url ?? ''}`);
  await screen.findByRole('button', { name: 'Update' });
  expect(screen.queryByText(/^Publishing sends/)).toBeNull();
});

test('letters that were sent meanwhile can no longer be stopped', async () => {
  const { user, mockApi, post, open } = await renderWithLetters(1);
  await open();
  const undo = await screen.findByRole('button', { name: 'Undo: send no letters' });
  await mockApi.data.subscribers.stopPostLetters({ postId: post.id, by: 'user-author' });
  await user.click(undo);
  await waitFor(() => expect(alerts()).toHaveTextContent('No letters about this post wait'));
  await waitFor(() => expect(undo).not.toBeInTheDocument());
});

test.each([{ sent: { ...sent, url: 1 } }, { sent: { ...sent, url: '' } }, 'x', null])(
  'a navigation state that names no post shows no notice (%j)',
  async (state) => {
    await arrive(state);
    expect(screen.queryByRole('region', { name: /Published|Updated|Scheduled/ })).toBeNull();
  },
);
