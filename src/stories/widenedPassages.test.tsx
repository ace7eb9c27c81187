import { apiLimits } from '@contract/apiLimits';
import { eventually } from '@contract/testing/eventually';
import { passageRow } from '@server/data/testing/rows';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { enterText } from '@/testing/enterText';
import { openWords, selectToKeep } from '@/testing/openWords';

async function open(as?: 'reader') {
  const app = await openWords(as);
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
  const { keep, quotes } = await open('reader');
  await keep('rds that are wor');
  await eventually(() => expect(quotes()).toEqual(['words that are worth']));
});

test('Keep over kept words widens their passage, which has its note still', async () => {
  const { keep, note, kept } = await open('reader');
  await note('worth keeping', 'For the talk.');
  await keep('keeping for');
  await eventually(() =>
    expect(kept()).toMatchObject([{ quote: 'worth keeping for', note: 'For the talk.' }]),
  );
  await keep('are words that are worth');
  await eventually(() =>
    expect(kept()).toMatchObject([
      { quote: 'are words that are worth keeping for', note: 'For the talk.' },
    ]),
  );
});

test('Keep inside of kept words changes nothing, and Note opens the note that they have', async () => {
  const { keep, note, press, quotes } = await open('reader');
  await note('words that are worth keeping', 'For the talk.');
  await keep('are worth');
  expect(quotes()).toEqual(['words that are worth keeping']);
  await press('Note', 'that');
  const dialog = within(await screen.findByRole('dialog', { name: 'Note' }));
  expect(dialog.getByLabelText('Note')).toHaveValue('For the talk.');
  expect(quotes()).toEqual(['words that are worth keeping']);
});

test('Keep over two passages joins them, and one with a note of its own stays', async () => {
  const { keep, note, kept, quotes } = await open('reader');
  await keep('Here are');
  await keep('worth');
  await keep('are words that are worth keeping');
  await eventually(() => expect(quotes()).toEqual(['Here are words that are worth keeping']));
  await note('for ever', 'An end.');
  await keep('keeping for');
  await eventually(() =>
    expect(kept()).toMatchObject([
      { quote: 'Here are words that are worth keeping for ever', note: 'An end.' },
    ]),
  );
});

test('words beside kept words are a passage of their own', async () => {
  const { keep, quotes } = await open('reader');
  await keep('Here are');
  await keep('words that');
  expect(quotes().toSorted()).toEqual(['Here are', 'words that']);
});

test.each([
  ['orth keep', 'worth keeping for'],
  ['words that are worth keeping for', 'words that are worth keeping for'],
  ['for', 'keeping for'],
])(
  '“%s” that a visitor keeps are whole words, and widen those that the account has',
  async (selected, quote) => {
    const { press, user, kept, mockApi, post } = await open();
    const place = { userId: 'user-reader', postId: post.id, blockId: 'only' };
    const words = {
      quote: 'keeping for',
      before: 'worth ',
      after: ' ever.',
      note: 'For the talk.',
    };
    const row = passageRow('kept-before', { ...place, ...words, revision: post.revision });
    await mockApi.data.book.save([row], apiLimits.book);
    await press('Keep', selected);
    const asked = within(await screen.findByRole('dialog'));
    await user.click(asked.getByRole('link', { name: 'Sign in' }));
    await enterText(user, await screen.findByLabelText('Username'), 'reader');
    await enterText(user, screen.getByLabelText('Password'), 'Password1!');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('toolbar', { name: 'Kept words' })).toHaveFocus());
    await eventually(() => expect(kept()).toMatchObject([{ quote, note: 'For the talk.' }]));
  },
);
