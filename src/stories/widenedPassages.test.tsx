import { eventually } from '@contract/testing/eventually';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { enterText } from '@/testing/enterText';
import { openWords, selectToKeep } from '@/testing/openWords';

async function open() {
  const app = await openWords('reader');
  const { user, mockApi, post } = app;
  const kept = () =>
    mockApi.data.tables.passages
      .rows()
      .filter(({ userId, postId }) => userId === 'user-reader' && postId === post.id);
  const quotes = () => kept().map(({ quote }) => quote);
  async function press(name: string, words: string) {
    await selectToKeep(words);
    const bar = within(screen.getByRole('toolbar', { name: 'Selected words' }));
    await user.click(bar.getByRole('button', { name }));
  }
  async function keep(words: string) {
    await press('Keep', words);
    await waitFor(() => expect(screen.queryByRole('toolbar')).toBeNull());
  }
  async function note(words: string, text: string) {
    await press('Note', words);
    const dialog = within(await screen.findByRole('dialog', { name: 'Note' }));
    await enterText(user, dialog.getByLabelText('Note'), text);
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await eventually(() => expect(kept().map((row) => row.note)).toContain(text));
  }
  return { ...app, kept, quotes, keep, note, press };
}

test('words that are selected in mid-letter are kept as whole words', async () => {
  const { keep, quotes } = await open();
  await keep('rds that are wor');
  expect(quotes()).toEqual(['words that are worth']);
});

test('Keep over kept words widens their passage, which has its note still', async () => {
  const { keep, note, kept } = await open();
  await note('worth keeping', 'For the talk.');
  await keep('keeping for');
  expect(kept()).toMatchObject([{ quote: 'worth keeping for', note: 'For the talk.' }]);
  await keep('are words that are worth');
  expect(kept()).toMatchObject([
    { quote: 'are words that are worth keeping for', note: 'For the talk.' },
  ]);
});

test('Keep inside of kept words changes nothing, and Note opens the note that they have', async () => {
  const { keep, note, press, quotes } = await open();
  await note('words that are worth keeping', 'For the talk.');
  await keep('are worth');
  expect(quotes()).toEqual(['words that are worth keeping']);
  await press('Note', 'that');
  const dialog = within(await screen.findByRole('dialog', { name: 'Note' }));
  expect(dialog.getByLabelText('Note')).toHaveValue('For the talk.');
  expect(quotes()).toEqual(['words that are worth keeping']);
});

test('Keep over two passages joins them, and one with a note of its own stays', async () => {
  const { keep, note, kept, quotes } = await open();
  await keep('Here are');
  await keep('worth');
  await keep('are words that are worth keeping');
  expect(quotes()).toEqual(['Here are words that are worth keeping']);
  await note('for ever', 'An end.');
  await keep('keeping for');
  await eventually(() =>
    expect(kept()).toMatchObject([
      { quote: 'Here are words that are worth keeping for ever', note: 'An end.' },
    ]),
  );
});

test('words beside kept words are a passage of their own', async () => {
  const { keep, quotes } = await open();
  await keep('Here are');
  await keep('words that');
  expect(quotes().toSorted()).toEqual(['Here are', 'words that']);
});
