import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openBlockMenu } from '@/testing/openBlockMenu';
import { openWords, selectToKeep } from '@/testing/openWords';

const whole = 'Here are words that are worth keeping for ever.';

async function open() {
  const app = await openWords('reader');
  const { mockApi, post, user } = app;
  const kept = () =>
    mockApi.data.tables.passages
      .rows()
      .filter(({ userId, postId }) => userId === 'user-reader' && postId === post.id);
  const menu = async () => {
    await openBlockMenu(user);
    const [entry] = await screen.findAllByText('Quotes of this paragraph');
    const popup = entry?.closest<HTMLElement>('[popover]');
    if (!popup) throw new Error('There is no menu.');
    return within(popup);
  };
  const keep = async (words: string) => {
    await selectToKeep(words);
    await user.click(screen.getByRole('button', { name: 'Keep' }));
    await waitFor(() => expect(screen.queryByRole('toolbar')).toBeNull());
  };
  return { ...app, kept, menu, keep };
}

const option = (name: string) => ({ name, hidden: true }) as const;

test('the menu of a kept paragraph offers its note, its heading and to remove it', async () => {
  const { menu, user, kept } = await open();
  await user.click((await menu()).getByRole('button', option('Keep this paragraph')));
  await waitFor(() => expect(kept()).toMatchObject([{ quote: whole }]));
  const entries = await menu();
  await waitFor(() =>
    expect(entries.queryByRole('button', option('Keep this paragraph'))).toBeNull(),
  );
  await user.click(entries.getByRole('button', option('Note')));
  const note = await screen.findByRole('dialog', { name: 'Note' });
  await user.click(within(note).getByRole('button', { name: 'Close' }));
  await user.click((await menu()).getByRole('button', option('Heading')));
  const heading = await screen.findByRole('dialog', { name: 'Choose a heading' });
  await user.click(within(heading).getByRole('button', { name: 'Close' }));
  await user.click((await menu()).getByRole('button', option('Remove')));
  await waitFor(() => expect(kept()).toEqual([]));
  expect(await entries.findByRole('button', option('Keep this paragraph'))).toBeInTheDocument();
});

test('of a paragraph of which some words are kept, the rest can be kept too', async () => {
  const { menu, keep, user, kept } = await open();
  await keep('words that');
  const entries = await menu();
  expect(entries.getByRole('button', option('Remove'))).toBeInTheDocument();
  await user.click(entries.getByRole('button', option('Keep this paragraph')));
  await waitFor(() => expect(kept()).toMatchObject([{ quote: whole }]));
});

test('the menu names the keys', async () => {
  const { menu } = await open();
  const keep = (await menu()).getByRole('button', option('Keep this paragraph'));
  expect(keep).toHaveAttribute('aria-keyshortcuts', 'k');
  expect(keep.closest('[popover]')).toHaveTextContent(
    'Keys at “…”: K keeps the paragraph, ↑ ↓ go to the next one.',
  );
});
