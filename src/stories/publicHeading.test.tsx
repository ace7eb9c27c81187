import { eventually } from '@contract/testing/eventually';
import { gateTexts } from '@contract/texts/gateTexts';
import { reportTexts } from '@contract/texts/reportTexts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { enterText } from '@/testing/enterText';
import { renderApp } from '@/testing/renderApp';

const path = '/books/reader/on-patience';
type Persona = 'author' | 'reader' | 'newbie';

async function openAs(as?: Persona) {
  const app = await renderApp({ path, withSessionKeeper: true, ...(as ? { as } : {}) });
  await screen.findByRole('heading', { level: 1, name: 'On patience' });
  return app;
}

type MockApi = Awaited<ReturnType<typeof openAs>>['mockApi'];

const passages = () => within(screen.getByRole('list', { name: 'Passages' }));
const firstWords = () => passages().getAllByRole('blockquote')[0]?.textContent ?? '';
const keepButtons = () => passages().queryAllByRole('button', { name: 'Keep' });
const content = (selector: string) =>
  document.head.querySelector(selector)?.getAttribute('content') ?? null;

const ownPassages = ({ data }: MockApi, id: string) =>
  data.tables.passages.rows().filter(({ userId }) => userId === id);

/** The reader's passages are from elsewhere then. */
function takePosts({ data }: MockApi) {
  const { passages: table } = data.tables;
  table.replace(
    table
      .rows()
      .map((row) =>
        row.userId === 'user-reader' ? { ...row, postId: null, sourceTitle: 'A book' } : row,
      ),
  );
}

test('a member reports a public heading of someone else', async () => {
  const { user, mockApi } = await openAs('author');
  const before = mockApi.data.tables.reports.rows();
  await user.click(screen.getByRole('button', { name: 'Report' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Report Heading' }));
  expect(dialog.getByText('On patience')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Send report' }));
  expect(dialog.getByRole('group', { name: 'Reason' })).toHaveAccessibleDescription(
    reportTexts.chooseReason,
  );
  await waitFor(() => expect(dialog.getByLabelText('Spam or advertising')).toHaveFocus());
  expect(mockApi.data.tables.reports.rows()).toEqual(before);
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Report' }));
  const again = within(await screen.findByRole('dialog', { name: 'Report Heading' }));
  await user.click(again.getByLabelText('Something else'));
  await user.click(again.getByRole('button', { name: 'Send report' }));
  await waitFor(() => expect(again.getByRole('status')).toHaveFocus());
  const { headings, reports, reportSubjects } = mockApi.data.tables;
  const id = headings.rows().find(({ slug }) => slug === 'on-patience')?.id;
  const subject = reportSubjects.rows().find(({ headingId }) => headingId === id);
  const reported = reports.rows().filter(({ subjectId }) => subjectId === subject?.id);
  expect(reported.map(({ reporterId }) => reporterId)).toContain('user-author');
});

test('its owner and visitors have no report button', async () => {
  const { unmount } = await openAs('reader');
  expect(screen.queryByRole('button', { name: 'Report' })).toBeNull();
  unmount();
  await openAs();
  expect(screen.queryByRole('button', { name: 'Report' })).toBeNull();
});

test('a visitor sees what the owner says about a heading, whose it is, and how much is there', async () => {
  const { mockApi } = await openAs();
  const owner = mockApi.data.tables.users.rows().find(({ username }) => username === 'reader');
  const name = `${owner?.firstName} ${owner?.lastName}`;
  const banner = within(
    screen.getByRole('heading', { level: 1 }).closest('header') ?? document.body,
  );
  expect(banner.getByText(/^What others know about waiting/)).toBeVisible();
  expect(banner.getByRole('link', { name })).toHaveAttribute('href', '/username/reader');
  expect(banner.getByText(/^3 passages · Changed on/)).toBeVisible();
  expect(banner.getByRole('button', { name: 'Copy link' })).toBeVisible();
  expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull();
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
});

test('previews of links show the title and the intro', async () => {
  await openAs();
  await waitFor(() => expect(content('meta[property="og:title"]')).toMatch(/^On patience · /));
  expect(content('meta[property="og:description"]')).toMatch(/^What others know about waiting/);
  const [page] = [...document.querySelectorAll('script[type="application/ld+json"]')];
  expect(page?.textContent).toContain('"@type":"CollectionPage"');
});

test('the page leads to more headings of the owner', async () => {
  const { mockApi, router, user } = await openAs();
  const change = { id: 'heading-2', userId: 'user-reader', patch: { isPublic: true }, now: 1 };
  await mockApi.data.book.changeHeading(change);
  await router.navigate('/books/author/first-sentences');
  await screen.findByRole('heading', { level: 1, name: 'First sentences' });
  await router.navigate('/books/reader/in-the-kitchen');
  await screen.findByRole('heading', { level: 1, name: 'In the kitchen' });
  const more = screen.getByRole('heading', { level: 2, name: /^More headings by/ });
  const list = within(more.closest('section') ?? document.body);
  expect(list.getAllByRole('heading', { level: 3 })).toHaveLength(1);
  await user.click(list.getByRole('link', { name: 'On patience' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'On patience' })).toBeVisible();
});

test('a member follows the owner, and nobody follows themselves', async () => {
  const { user, unmount } = await openAs('newbie');
  const main = within(screen.getByRole('main'));
  expect(await main.findByRole('button', { name: 'Follow' })).toBeVisible();
  expect(user).toBeDefined();
  unmount();
  await openAs('reader');
  await passages().findAllByRole('blockquote');
  expect(screen.queryByRole('button', { name: /^Follow/ })).toBeNull();
});

test('a visitor who follows the owner is asked to sign in', async () => {
  const { user } = await openAs();
  await user.click(await screen.findByRole('button', { name: 'Follow' }));
  expect(await screen.findByRole('dialog')).toHaveTextContent(gateTexts.follow);
});

test('a member keeps words of a heading, and puts them under an own one', async () => {
  const { user, mockApi } = await openAs('author');
  const words = firstWords();
  const count = keepButtons().length;
  expect(count).toBe(3);
  await user.click(keepButtons()[0] ?? document.body);
  const kept = await passages().findByRole('button', { name: 'Kept' });
  expect(kept).toHaveAccessibleDescription(expect.stringContaining(words));
  expect(keepButtons()).toHaveLength(count - 1);
  const stored = () => ownPassages(mockApi, 'user-author').find(({ quote }) => quote === words);
  expect(stored()).toMatchObject({ headingId: null });
  await user.click(await screen.findByRole('button', { name: 'Choose heading' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Choose a heading' }));
  await enterText(user, await dialog.findByLabelText('New heading'), 'Waiting');
  await user.click(dialog.getByRole('button', { name: 'Add and choose' }));
  await waitFor(() => expect(kept).toHaveFocus());
  await eventually(() => expect(stored()?.headingId).not.toBeNull());
});

test('a visitor who keeps words has kept them after signing in, and is back at them', async () => {
  const { user, router, mockApi } = await openAs();
  const words = passages().getAllByRole('blockquote')[1]?.textContent ?? '';
  await user.click(keepButtons()[1] ?? document.body);
  const asked = within(await screen.findByRole('dialog'));
  expect(asked.getByText(gateTexts.keep)).toBeVisible();
  await user.click(asked.getByRole('link', { name: 'Sign in' }));
  await enterText(user, await screen.findByLabelText(/^Username/), 'newbie');
  await enterText(user, screen.getByLabelText('Password'), 'Password1!');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe(path));
  await screen.findByRole('heading', { level: 1, name: 'On patience' });
  const kept = passages().getByRole('button', { name: 'Kept' });
  await waitFor(() => expect(kept).toHaveFocus());
  expect(kept).toHaveAccessibleDescription(expect.stringContaining(words));
  const own = ownPassages(mockApi, 'user-newbie');
  expect(own.some(({ quote }) => quote === words)).toBe(true);
});

test('owners, and passages from elsewhere, have nothing to keep', async () => {
  const { unmount } = await openAs('reader');
  expect(passages().getAllByRole('blockquote')).toHaveLength(3);
  expect(keepButtons()).toEqual([]);
  unmount();
  const { mockApi, router } = await renderApp({ path: '/about', as: 'author' });
  takePosts(mockApi);
  await router.navigate(path);
  await screen.findByRole('heading', { level: 1, name: 'On patience' });
  expect(passages().getAllByRole('blockquote')).toHaveLength(3);
  expect(keepButtons()).toEqual([]);
});

test('a post without words is saved', async () => {
  const { mockApi, router, user } = await renderApp({ path: '/about', as: 'author' });
  const { passages: table } = mockApi.data.tables;
  table.replace(
    table
      .rows()
      .map((row) => (row.id === 'passage-saved' ? { ...row, headingId: 'heading-1' } : row)),
  );
  await router.navigate(path);
  await screen.findByRole('heading', { level: 1, name: 'On patience' });
  const postId = table.rows().find(({ id }) => id === 'passage-saved')?.postId;
  const item = document.getElementById('passage-saved') ?? document.body;
  await user.click(within(item).getByRole('button', { name: 'Keep' }));
  expect(await within(item).findByRole('button', { name: 'Kept' })).toBeVisible();
  const own = ownPassages(mockApi, 'user-author');
  expect(own.some((row) => row.quote === '' && row.postId === postId)).toBe(true);
});
