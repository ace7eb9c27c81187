import { listLetters } from '@contract/endpoints/letters';
import { limits } from '@contract/limits';
import { letterTexts } from '@contract/texts/letterTexts';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { dateAndTime } from '@/lib/dates';
import { notices } from '@/testing/liveRegions';
import { renderApp } from '@/testing/renderApp';

const letter = { attempts: 1, createdAt: '2026-11-21T09:05:00.000Z' };
const letters = [
  {
    ...letter,
    _id: 'one',
    kind: 'reset',
    email: 'ada@mail.example',
    nextAttemptAt: '2026-11-21T09:06:00.000Z',
    failure: '451 Try again later',
    state: 'waiting',
  },
  {
    ...letter,
    _id: 'two',
    kind: 'contact',
    email: 'editors@mail.example',
    attempts: 12,
    nextAttemptAt: null,
    failure: '550 No such user',
    state: 'failed',
  },
];

test('an administrator reads that all letters have been sent', async () => {
  const { user } = await renderApp({ path: '/dashboard', as: 'admin' });
  await user.click(await screen.findByRole('link', { name: /^Letters/ }));
  expect(await screen.findByText(letterTexts.allSent)).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Letters' })).toBeVisible();
});

test('an administrator sees what waits and what failed, since when, why, and when it is tried again', async () => {
  const { server, router } = await renderApp({ path: '/about', as: 'admin' });
  const answer = { success: true, message: 'Letters', letters, areMore: false };
  server.use(
    http.get(`*${listLetters.path}`, () => HttpResponse.json({ ...answer, waiting: 1, failed: 1 })),
  );
  await router.navigate('/dashboard/letters');
  const list = within(await screen.findByRole('list', { name: 'Letters' }));
  const [waiting, failed] = list.getAllByRole('listitem');
  const [first, next] = ['2026-11-21T09:05:00.000Z', '2026-11-21T09:06:00.000Z'].map((at) =>
    dateAndTime(at),
  );
  expect(waiting).toHaveTextContent(
    `Password reset linkada@mail.example451 Try again laterWritten ${first} · 1 try · next try ${next}`,
  );
  expect(failed).toHaveTextContent(
    `Contact messageFailededitors@mail.example550 No such userWritten ${first} · 12 tries · not tried again`,
  );
  expect(screen.getByText('1 waiting, 1 failed')).toBeVisible();
});

test('an administrator reads that there are too many letters to count', async () => {
  const { server, router } = await renderApp({ path: '/about', as: 'admin' });
  const answer = { success: true, message: 'Letters', letters, areMore: false };
  const counts = { waiting: limits.countedLetters + 1, failed: limits.countedLetters };
  server.use(http.get(`*${listLetters.path}`, () => HttpResponse.json({ ...answer, ...counts })));
  await router.navigate('/dashboard/letters');
  expect(await screen.findByText('more than 1,000 waiting, 1,000 failed')).toBeVisible();
});

test('a member who is not an administrator is sent away', async () => {
  const { router } = await renderApp({ path: '/dashboard/letters', as: 'reader' });
  await waitFor(() => expect(router.state.location.pathname).toBe('/denied'));
});

test('a failed letter is tried again or deleted', async () => {
  const { mockApi, router, user } = await renderApp({ path: '/about', as: 'admin' });
  const row = { userId: null, data: '{"messageId":"none"}', priority: 1, createdAt: 1, dueAt: 1 };
  const failed = { ...row, attempts: 3, failure: '550 No such user', failedAt: 2 };
  mockApi.data.tables.letters.replace(
    ['one', 'two'].map((id) => ({ id, kind: 'contact', email: `${id}@mail.example`, ...failed })),
  );
  await router.navigate('/dashboard/letters');
  const item = async (email: string) => (await screen.findByText(email)).closest('li');
  const press = async (email: string, name: string) =>
    user.click(within((await item(email)) ?? document.body).getByRole('button', { name }));
  await press('one@mail.example', 'Delete');
  await waitFor(() => expect(screen.queryByText('one@mail.example')).toBeNull());
  expect(notices()).toHaveTextContent(letterTexts.removed);
  await press('two@mail.example', 'Try again');
  await waitFor(() => expect(notices()).toHaveTextContent(letterTexts.retried));
  await waitFor(() => expect(screen.queryByText('Failed')).toBeNull());
});
