import { bookPageTexts } from '@contract/texts/bookPageTexts';
import { bookTexts } from '@contract/texts/bookTexts';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { enterText } from '@/testing/enterText';
import { renderApp } from '@/testing/renderApp';

/** Opens the reader's book, and its form for words from elsewhere. */
async function openForm() {
  const app = await renderApp({ path: '/book', as: 'reader' });
  const { user } = app;
  await screen.findByRole('navigation', { name: 'Headings' });
  const open = async () => {
    await user.click(screen.getByRole('button', { name: 'Add a passage' }));
    return within(screen.getByRole('dialog', { name: 'Add a passage' }));
  };
  const enter = async (fields: Record<string, string>) => {
    const dialog = within(screen.getByRole('dialog', { name: 'Add a passage' }));
    for (const [label, text] of Object.entries(fields))
      await enterText(user, dialog.getByLabelText(label), text);
    await user.click(dialog.getByRole('button', { name: 'Add to your book' }));
  };
  return { ...app, open, enter };
}

const words = 'Bread is older than writing.';

test('a member adds words from elsewhere under the heading that is shown', async () => {
  const { user, open, enter, mockApi } = await openForm();
  await user.click(screen.getByRole('link', { name: /^In the kitchen/ }));
  const dialog = await open();
  await enter({ Words: ' ', Address: 'example.org' });
  expect(dialog.getByLabelText('Words')).toHaveAccessibleDescription(bookTexts.quoteMissing);
  await waitFor(() => expect(dialog.getByLabelText('Words')).toHaveFocus());
  expect(dialog.getByLabelText('Address')).toHaveAccessibleDescription(
    `${bookTexts.sourceUrl} Of a page on the web`,
  );
  await user.clear(dialog.getByLabelText('Address'));
  await enter({ Words: words, Address: 'https://example.org/bread', Note: 'For the talk.' });
  expect(await screen.findByText(words, { selector: 'blockquote' })).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() =>
    expect(screen.getByRole('link', { name: /^In the kitchen/ })).toHaveTextContent('3'),
  );
  const stored = mockApi.data.tables.passages.rows().find(({ quote }) => quote === words);
  expect(stored).toMatchObject({ sourceUrl: 'https://example.org/bread', note: 'For the talk.' });
});

test('a member chooses another heading for words from elsewhere, or none', async () => {
  const { user, open, enter, mockApi } = await openForm();
  await user.click(screen.getByRole('link', { name: /^In the kitchen/ }));
  const dialog = await open();
  expect(dialog.getByLabelText('Heading')).toHaveDisplayValue('In the kitchen');
  await user.selectOptions(dialog.getByLabelText('Heading'), 'On patience');
  await enter({ Words: words, Title: 'On bread' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const stored = () => mockApi.data.tables.passages.rows().find(({ quote }) => quote === words);
  const headings = await mockApi.data.book.headings('user-reader');
  expect(headings.find(({ id }) => id === stored()?.headingId)?.title).toBe('On patience');
  await user.selectOptions((await open()).getByLabelText('Heading'), 'No heading');
  await enter({ Words: 'Other words.', Title: 'On bread' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const rows = mockApi.data.tables.passages.rows();
  expect(rows.find(({ quote }) => quote === 'Other words.')?.headingId).toBeNull();
});

test('words that could not be added stay in the form, also if it is closed', async () => {
  const { user, open, enter, server } = await openForm();
  const dialog = await open();
  server.use(http.post('*/api/v1/passages', () => HttpResponse.error(), { once: true }));
  await enter({ Words: words, Title: 'On bread' });
  expect((await screen.findAllByText(bookPageTexts.keepFailed))[0]).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  const opened = await open();
  expect(opened.getByLabelText('Words')).toHaveValue(words);
  expect(opened.getByLabelText('Title')).toHaveValue('On bread');
});

test('a note to words that are in the book already is not lost', async () => {
  const { open, enter } = await openForm();
  await open();
  await enter({ Words: words, Title: 'On bread', Note: 'One' });
  await screen.findByText(words, { selector: 'blockquote' });
  const dialog = await open();
  expect(dialog.getByLabelText('Words')).toHaveValue('');
  await enter({ Words: words, Title: 'On bread', Note: 'Other' });
  // The toast says it, too, inside of the dialog.
  const form = within(dialog.getByRole('form', { name: 'Passage' }));
  expect(await form.findByText(bookPageTexts.knownWords)).toBeVisible();
  expect(dialog.getByLabelText('Note')).toHaveValue('Other');
});
