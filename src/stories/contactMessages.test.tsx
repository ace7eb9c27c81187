import { messageTexts } from '@contract/texts/letterTexts';
import { at, contactRow } from '@server/data/testing/rows';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '@/testing/renderApp';

async function openMessages() {
  const app = await renderApp({ path: '/about', as: 'admin' });
  const { contact } = app.mockApi.data.tables;
  contact.replace([
    contactRow('first', { subject: 'A lost key', name: 'Ada & Co' }),
    contactRow('second', { subject: 'Cheap watches', createdAt: at(5) }),
  ]);
  await app.router.navigate('/dashboard/letters');
  await app.user.click(await screen.findByRole('link', { name: 'Letters (2)' }));
  const list = await screen.findByRole('list', { name: 'Messages' });
  const message = (subject: string) => within(list).getByText(subject).closest('li') ?? list;
  const press = async (subject: string, name: string) =>
    app.user.click(within(message(subject)).getByRole('button', { name }));
  return { ...app, contact, message, press };
}

test('an administrator answers a message of the contact form and marks it as done', async () => {
  const { message, press, contact, user } = await openMessages();
  expect(screen.getByRole('link', { name: 'Messages' })).toHaveAttribute('aria-current', 'page');
  const answer = within(message('A lost key')).getByRole('link', { name: 'Answer' });
  expect(answer).toHaveAttribute('href', 'mailto:eva%40example.com?subject=Re%3A%20A%20lost%20key');
  await press('A lost key', 'Done');
  await waitFor(() => expect(screen.queryByText('A lost key')).toBeNull());
  const first = contact.rows().find(({ id }) => id === 'first');
  expect(first).toMatchObject({ isDone: true, isSpam: false });
  expect(await screen.findByRole('link', { name: 'Letters (1)' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Done' }));
  expect(await screen.findByText('A lost key')).toBeVisible();
});

test('spam leaves the messages, and is deleted after a question', async () => {
  const { press, contact, user } = await openMessages();
  await press('Cheap watches', 'Spam');
  await waitFor(() => expect(screen.queryByText('Cheap watches')).toBeNull());
  await user.click(screen.getByRole('link', { name: 'Spam' }));
  await screen.findByText('Cheap watches');
  await user.click(screen.getByRole('button', { name: 'Delete…' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Delete Message' }));
  expect(dialog.getByText(messageTexts.question)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText(messageTexts.none.spam)).toBeVisible();
  expect(contact.rows().map(({ id }) => id)).toEqual(['first']);
});
