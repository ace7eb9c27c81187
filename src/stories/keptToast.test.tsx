import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openWords, selectToKeep, wordsToKeep } from '@/testing/openWords';

/** Keeps words; returns their toast. */
async function keep() {
  const app = await openWords('reader');
  await selectToKeep();
  await app.user.click(screen.getByRole('button', { name: 'Keep' }));
  const heading = await screen.findByRole('button', { name: 'Choose heading' });
  const toast = heading.parentElement?.parentElement ?? document.body;
  expect(toast).toHaveTextContent('Kept in your book');
  return { ...app, toast: within(toast) };
}

test('the toast of kept words opens their note', async () => {
  const { user, toast } = await keep();
  await user.click(toast.getByRole('button', { name: 'Note' }));
  const note = within(await screen.findByRole('dialog', { name: 'Note' }));
  await waitFor(() => expect(note.getByLabelText('Note')).toHaveFocus());
  expect(screen.queryByRole('button', { name: 'Choose heading' })).toBeNull();
});

test('the toast of kept words leads to the book, and is gone there', async () => {
  const { user, router, toast } = await keep();
  await user.click(toast.getByRole('link', { name: 'Open your book' }));
  await screen.findByRole('heading', { level: 1, name: 'Your book' });
  expect(router.state.location.pathname).toBe('/book');
  expect(await screen.findByText(wordsToKeep)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Open your book' })).toBeNull());
});
