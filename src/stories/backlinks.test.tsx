import { postPath } from '@contract/pages';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { notices } from '@/testing/liveRegions';
import { openBlockMenu } from '@/testing/openBlockMenu';
import { openQuoted, openQuotes } from '@/testing/openQuoted';

test('the author of a post detaches quotes, which are gone at once', async () => {
  const app = await openQuoted();
  const { user } = app;
  const list = await openQuotes(app);
  expect(within(list).getAllByRole('listitem')).toHaveLength(3);
  expect(screen.getByText('Quoted in 2 books')).toBeVisible();

  async function detach(words: string) {
    const item = within(list).getByText(words).closest('li');
    if (!item) throw new Error(`“${words}” is not in the list.`);
    await user.click(within(item).getByRole('button', { name: 'Detach' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Detach this quote' }));
    await user.click(dialog.getByRole('button', { name: 'Detach' }));
    await waitFor(() => expect(within(list).queryByText(words)).toBeNull());
    expect(notices()).toHaveTextContent('The quote is detached.');
  }

  await detach('First words.');
  expect(screen.getByText('Quoted in 2 books')).toBeVisible();
  await detach('Second words.');
  expect(screen.getByText('Quoted in 1 book')).toBeVisible();
  const kept = app.mockApi.data.tables.passages.rows();
  expect(kept.filter(({ isDetached }) => isDetached)).toHaveLength(2);
});

test('a post that quotes another one in several places is listed with each quote', async () => {
  const app = await openQuoted();
  app.mockApi.data.tables.postQuotes.replace(
    ['First words.', 'Second words.', 'Second words.'].map((quote, at) => ({
      postId: app.quoting.id,
      blockId: `q${at}`,
      quotedPostId: app.post.id,
      quote,
    })),
  );
  const list = await openQuotes(app);
  expect(within(list).getAllByRole('link', { name: app.quoting.title })).toHaveLength(3);
  expect(screen.getByText('Quoted in 3 books')).toBeVisible();
});

test('a quote leads to its paragraph, which gets the focus', async () => {
  const app = await openQuoted();
  const list = await openQuotes(app);
  const item = within(list).getByText('Third words.').closest('li');
  if (!item) throw new Error('There is no quote.');
  await app.user.click(within(item).getByRole('button', { name: 'Show the paragraph' }));
  expect(document.activeElement).toHaveTextContent('Third words.');
  expect(document.activeElement).toHaveAttribute('id', 'block-b2');
});

test('the menu of a paragraph shows who quotes it, without another call', async () => {
  const { user, server, router, post } = await openQuoted();
  const calls: string[] = [];
  server.events.on('request:start', ({ request: { url } }) => {
    if (url.includes('/backlinks/')) calls.push(url);
  });
  await router.navigate(postPath(post.url));
  await screen.findByText('Quoted in 2 books');
  await openBlockMenu(user);
  await user.click(screen.getByText('Quotes of this paragraph'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Quotes of this paragraph' }));
  expect(await dialog.findByText('First words.')).toBeVisible();
  expect(dialog.getAllByRole('listitem')).toHaveLength(1);
  expect(calls).toHaveLength(1);
  await user.click(dialog.getByRole('button', { name: 'Detach' }));
  const detachment = within(screen.getByRole('dialog', { name: 'Detach this quote' }));
  await user.click(detachment.getByRole('button', { name: 'Detach' }));
  expect(
    await dialog.findByText('No public heading and no post quotes this paragraph.'),
  ).toBeVisible();
});
