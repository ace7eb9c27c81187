import { eventually } from '@contract/testing/eventually';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '@/testing/renderApp';

const file = [
  'Walden (Thoreau, Henry David)',
  '- Ihre Markierung auf Seite 5 | Position 345-347 | Hinzugefügt am Montag, 5. Januar 2026',
  '',
  'Simplify, simplify.',
  '==========',
  'Walden (Thoreau, Henry David)',
  '- Ihre Notiz auf Seite 5 | Position 347 | Hinzugefügt am Montag, 5. Januar 2026',
  '',
  'Not twice.',
  '==========',
  'Walden (Thoreau, Henry David)',
  '- Ihre Notiz auf Seite 9 | Position 900 | Hinzugefügt am Montag, 5. Januar 2026',
  '',
  'About nothing.',
  '==========',
  '',
].join('\r\n');

test('a member imports the clippings of a Kindle', async () => {
  const { user, mockApi } = await renderApp({ path: '/book', as: 'reader' });
  await user.click(await screen.findByRole('button', { name: 'Import' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Import passages' }));
  const clippings = new File([`\uFEFF${file}`], 'My Clippings.txt', { type: 'text/plain' });
  await user.upload(dialog.getByLabelText('File'), clippings);
  const left = '1 note is about no words of the file, and is left out.';
  expect(await dialog.findByText(left)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Add 1 passage' }));
  expect(await dialog.findByText(/^1 passage was added/)).toBeVisible();
  const stored = mockApi.data.tables.passages.rows().find(({ note }) => note === 'Not twice.');
  expect(stored).toMatchObject({ sourceTitle: 'Walden', sourceAuthor: 'Henry David Thoreau' });
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  const item = (await screen.findByText('Simplify, simplify.')).closest('li');
  expect(item).toHaveTextContent('Walden by Henry David Thoreau');
  await eventually(() => expect(screen.getByRole('button', { name: 'All 12' })).toBeVisible());
});
