import { subscriberTexts } from '@contract/texts/subscriberTexts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { failCalls } from '@/testing/failCalls';
import { renderApp } from '@/testing/renderApp';
import { serveSubscribers } from '@/testing/serveSubscribers';

async function open(as: 'admin' | 'author') {
  const app = await renderApp({ path: '/about', as });
  serveSubscribers(app);
  await app.router.navigate('/dashboard/subscribers');
  const list = await screen.findByRole('list', { name: 'Subscribers' });
  return { ...app, items: within(list).getAllByRole('listitem') };
}

test('an administrator sees who gets which posts', async () => {
  const { items } = await open('admin');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('eva@mail.examplePosts of Ada Lovelace · Since'),
    expect.stringContaining('ida@mail.exampleAll posts · Since'),
  ]);
});

test('an author sees addresses without authors', async () => {
  const { items } = await open('author');
  expect(items[0]).not.toHaveTextContent('Posts of');
});

test('a member without subscribers reads that there are none, and has nothing to export', async () => {
  const { user } = await renderApp({ path: '/dashboard', as: 'reader' });
  await user.click(await screen.findByRole('link', { name: 'Subscribers' }));
  expect(await screen.findByText(subscriberTexts.noneOfAuthor)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Export as CSV' })).not.toBeInTheDocument();
});

test('an author chooses how much of a post its e-mails bring', async () => {
  const { user, mockApi } = await open('author');
  const amount = screen.getByRole('combobox', { name: subscriberTexts.amount });
  expect(amount).toHaveDisplayValue(subscriberTexts.amounts.beginning);
  await user.selectOptions(amount, subscriberTexts.amounts.whole);
  await waitFor(() => expect(amount).toBeEnabled());
  expect(amount).toHaveDisplayValue(subscriberTexts.amounts.whole);
  expect((await mockApi.data.users.byId('user-author'))?.letterText).toBe('whole');
});

test('the choice of what e-mails bring stays as it was if it can not be saved', async () => {
  const { user } = await open('author');
  failCalls({ updateProfile: { status: 500 } });
  const amount = screen.getByRole('combobox', { name: subscriberTexts.amount });
  await user.selectOptions(amount, subscriberTexts.amounts.whole);
  await waitFor(() => expect(amount).toHaveDisplayValue(subscriberTexts.amounts.beginning));
});

test('the export is saved as a file', async () => {
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) files.push(file);
    return 'blob:test';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { user } = await open('admin');
  await user.click(screen.getByRole('button', { name: 'Export as CSV' }));
  await waitFor(() => expect(files).toHaveLength(1));
  expect(await files[0]?.text()).toBe('email,author,confirmedAt,createdAt\r\n');
});
