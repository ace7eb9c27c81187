import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { expectAvailable } from '@/testing/availability';
import { renderApp } from '@/testing/renderApp';

async function openNew() {
  const app = await renderApp({ path: '/create', as: 'author' });
  await waitFor(() => expectAvailable(screen.getByRole('button', { name: 'Publish' })));
  return app;
}

/** A screen on which the settings are a sheet. */
function showNarrowScreen() {
  const original = window.matchMedia;
  const matchMedia = vi
    .spyOn(window, 'matchMedia')
    .mockImplementation((media) =>
      Object.assign(original(media), { matches: media.includes('63.99rem') }),
    );
  onTestFinished(() => matchMedia.mockRestore());
}

async function openOwnPost() {
  const app = await renderApp({ path: '/about', as: 'author' });
  const { rows } = await app.mockApi.data.posts.latest({ skip: 0, take: 100 });
  const url = rows.find(({ author }) => author.username === 'author')?.url;
  await app.router.navigate(`/update?post=${url}`);
  await waitFor(() => expectAvailable(screen.getByRole('button', { name: 'Update' })));
  return app;
}

const toggle = () => screen.getByRole('button', { name: 'Post settings' });

test('line breaks in the title become spaces, and Enter adds none', async () => {
  const { user } = await openNew();
  const title = screen.getByLabelText('Title');
  // Pasted lines are covered by a journey: jsdom has no editing commands.
  fireEvent.change(title, { target: { value: 'Slow\n  gardens' } });
  expect(title).toHaveValue('Slow gardens');
  await user.click(title);
  await user.keyboard('{Enter}');
  expect(title).toHaveValue('Slow gardens');
});

test('the column of the settings closes, stays closed and keeps what was typed', async () => {
  const { user, unmount } = await openNew();
  expect(toggle()).toHaveAttribute('aria-expanded', 'true');
  await user.type(screen.getByLabelText('SEO keywords'), 'soil');
  await user.click(toggle());
  expect(screen.queryByRole('complementary', { name: 'Post settings' })).toBeNull();
  await user.click(toggle());
  expect(screen.getByRole('complementary', { name: 'Post settings' })).toBeVisible();
  expect(screen.getByLabelText('SEO keywords')).toHaveValue('soil');
  await user.click(toggle());
  unmount();
  await openNew();
  expect(toggle()).toHaveAttribute('aria-expanded', 'false');
});

test('a refused update opens the sheet at the field that is missing there', async () => {
  showNarrowScreen();
  const { user } = await openOwnPost();
  await user.clear(screen.getByLabelText('SEO keywords'));
  expect(toggle()).toHaveAttribute('aria-expanded', 'false');
  await user.click(screen.getByRole('button', { name: 'Update' }));
  const sheet = await screen.findByRole('dialog', { name: 'Post settings' });
  const keywords = within(sheet).getByLabelText('SEO keywords');
  await waitFor(() => expect(keywords).toHaveFocus());
  expect(keywords).toHaveAccessibleDescription(/missing/);
});

test('the description has a counter, and the previews follow the fields', async () => {
  const { user } = await openNew();
  const description = screen.getByLabelText('Meta description');
  await user.click(description);
  await user.paste('d'.repeat(156));
  expect(description).toHaveAccessibleDescription(/156 of about 155 characters/);
  expect(description).not.toHaveAttribute('aria-invalid');
  const shown = screen.getAllByText('d'.repeat(156));
  expect(shown).toHaveLength(3);
  for (const text of shown) expect(text).toHaveAttribute('dir', 'auto');
});

test('a fix changes the field, updates the list, and can be undone', async () => {
  const { user } = await openOwnPost();
  const description = screen.getByLabelText('Meta description');
  await user.clear(description);
  await user.click(screen.getByRole('button', { name: 'Check' }));
  const dialog = await screen.findByRole('dialog', { name: 'Before you update' });
  const fix = within(dialog).getByRole('button', {
    name: 'Use the first paragraph as description',
  });
  await user.click(fix);
  expect(description).not.toHaveValue('');
  await waitFor(() => expect(fix).not.toBeInTheDocument());
  await waitFor(() => expect(within(dialog).getByRole('status')).toHaveFocus());
  await user.click(within(dialog).getByRole('button', { name: 'Undo the fix' }));
  expect(await within(dialog).findByText('The description is missing.')).toBeVisible();
  expect(description).toHaveValue('');
});

test('a refused update lists what is missing, and fills it in with one press', async () => {
  const { user } = await openOwnPost();
  const description = screen.getByLabelText('Meta description');
  const keywords = screen.getByLabelText('SEO keywords');
  await user.clear(description);
  await user.clear(keywords);
  expect(screen.queryByRole('region', { name: 'What is missing or wrong' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Update' }));
  const list = await screen.findByRole('region', { name: 'What is missing or wrong' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(2);
  await user.click(
    within(list).getByRole('button', { name: 'Use the first paragraph as description' }),
  );
  await waitFor(() => expect(description).toHaveFocus());
  expect(description).not.toHaveValue('');
  expect(within(list).getAllByRole('listitem')).toHaveLength(1);
  const settings = screen.getByRole('complementary', { name: 'Post settings' });
  await user.click(within(settings).getByRole('button', { name: 'Use the tags as keywords' }));
  await waitFor(() => expect(keywords).toHaveFocus());
  expect(keywords).not.toHaveValue('');
  expect(list).not.toBeInTheDocument();
});

test('on a narrow screen the history comes first, and the previews are closed', async () => {
  showNarrowScreen();
  const { user } = await openOwnPost();
  await user.click(toggle());
  const sheet = await screen.findByRole('dialog', { name: 'Post settings' });
  const history = within(sheet).getByRole('button', { name: 'History…' });
  const picture = within(sheet).getByLabelText('Post image');
  expect(history.compareDocumentPosition(picture)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  const previews = within(sheet).getByText('Previews').closest('details');
  expect(previews).not.toHaveAttribute('open');
  await user.click(within(sheet).getByText('Previews'));
  expect(previews).toHaveAttribute('open');
});
