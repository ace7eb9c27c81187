import { eventually } from '@contract/testing/eventually';
import { bookPageTexts } from '@contract/texts/bookPageTexts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import type { SetupServer } from 'msw/node';
import { expect, test, vi } from 'vitest';
import { holdCalls } from '@/testing/holdCalls';
import { renderApp } from '@/testing/renderApp';

/** The book of `reader`, with one passage. */
async function openBook(note: string) {
  const app = await renderApp({ path: '/about', as: 'reader' });
  const { passages } = app.mockApi.data.tables;
  const own = passages.rows().find(({ userId }) => userId === 'user-reader');
  if (!own) throw new Error('The reader keeps nothing.');
  passages.replace([{ ...own, note }]);
  await app.router.navigate('/book');
  await screen.findByRole('button', { name: 'Passage actions' });
  return { ...app, noteInBook: () => passages.rows()[0]?.note };
}

const field = () => screen.getByLabelText('Note');
const text = (note: string) => screen.findByRole('button', { name: `Edit note: ${note}` });
const write = (value: string) => fireEvent.change(field(), { target: { value } });

function failSaves(server: SetupServer) {
  const answer = vi.fn(() => HttpResponse.error());
  server.use(http.patch('*/api/v1/passages/*', answer));
  return answer;
}

test('an emptied note stays empty, also on a device that could not save it at first', async () => {
  const { server, router, user, noteInBook } = await openBook('Read again.');
  await user.click(await text('Read again.'));
  const calls = failSaves(server);
  write('');
  fireEvent.blur(field());
  expect(await screen.findByText(bookPageTexts.noteFailed)).toBeVisible();
  await router.navigate('/about');
  await eventually(() => expect(screen.queryByLabelText('Note')).toBeNull());
  await eventually(() => expect(calls).toHaveBeenCalledTimes(2));
  server.resetHandlers();
  await router.navigate('/book');
  expect(await screen.findByLabelText('Note')).toHaveValue('');
  fireEvent(window, new Event('online'));
  await eventually(() => expect(noteInBook()).toBe(''));
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(field()).toBeVisible();
});

test('a first note that could not be saved is shown again with its passage', async () => {
  const { server, router, user } = await openBook('');
  failSaves(server);
  await user.click(screen.getByRole('button', { name: 'Add a note' }));
  await waitFor(() => expect(field()).toHaveFocus());
  write('For the talk.');
  await router.navigate('/about');
  await eventually(() => expect(screen.queryByLabelText('Note')).toBeNull());
  await router.navigate('/book');
  expect(await screen.findByLabelText('Note')).toHaveValue('For the talk.');
});

test('a note that is opened again while it is saved continues with its words', async () => {
  const app = await openBook('One.');
  await app.user.click(await text('One.'));
  const release = holdCalls(app, 'changePassage');
  write('Two.');
  await app.router.navigate('/about');
  await eventually(() => expect(screen.queryByLabelText('Note')).toBeNull());
  await app.router.navigate('/book');
  expect(await screen.findByLabelText('Note')).toHaveValue('Two.');
  write('Three.');
  fireEvent.blur(field());
  release();
  await eventually(() => expect(app.noteInBook()).toBe('Three.'));
  expect(await screen.findByText('Saved')).toBeVisible();
});

test('a note is a text that opens for editing by keyboard, and is a text again', async () => {
  const { user, noteInBook } = await openBook('Read again.');
  expect(screen.queryByLabelText('Note')).toBeNull();
  (await text('Read again.')).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(field()).toHaveFocus());
  await user.keyboard(' Aloud.{Escape}');
  expect(await text('Read again. Aloud.')).toBeVisible();
  expect(screen.queryByLabelText('Note')).toBeNull();
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Passage actions' }).closest('li')).toHaveFocus(),
  );
  expect(noteInBook()).toBe('Read again. Aloud.');
});

test('a note that could not be saved stays open after "Done"', async () => {
  const { server, user, noteInBook } = await openBook('Read again.');
  await user.click(await text('Read again.'));
  failSaves(server);
  write('Read aloud.');
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(await screen.findByText(bookPageTexts.noteFailed)).toBeVisible();
  expect(field()).toHaveValue('Read aloud.');
  server.resetHandlers();
  fireEvent(window, new Event('online'));
  expect(await text('Read aloud.')).toBeVisible();
  expect(noteInBook()).toBe('Read aloud.');
});
