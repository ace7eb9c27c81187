import { headingRow, passageRow, userRow } from '@server/data/testing/rows';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { enterText } from '@/testing/enterText';
import { renderApp } from '@/testing/renderApp';

type App = Awaited<ReturnType<typeof renderApp>>;

const main = () => within(screen.getByRole('main'));
const titles = () =>
  main()
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent);

async function openBooks(app: App) {
  await app.router.navigate('/books');
  await screen.findByRole('heading', { level: 1, name: 'Books' });
  await waitFor(() => expect(main().queryByRole('status')).toBeNull());
}

/** Other members, each with a public heading that was changed later than those of the seed. */
async function addHeadings({ mockApi }: App, count: number) {
  const { users, headings, passages } = mockApi.data.tables;
  const numbers = Array.from({ length: count }, (_, at) => at);
  users.replace([...users.rows(), ...numbers.map((at) => userRow(`member-${at}`))]);
  const time = Date.UTC(2040, 0);
  headings.replace([
    ...headings.rows(),
    ...numbers.map((at) =>
      headingRow(`added-${at}`, {
        userId: `member-${at}`,
        isPublic: true,
        updatedAt: time + at,
      }),
    ),
  ]);
  passages.replace([
    ...passages.rows(),
    ...numbers.map((at) =>
      passageRow(`added-words-${at}`, {
        userId: `member-${at}`,
        headingId: `added-${at}`,
        postId: null,
        sourceTitle: 'Soil',
      }),
    ),
  ]);
}

test('a visitor finds the public headings from the footer, the last changed first', async () => {
  const app = await renderApp({ path: '/about' });
  expect(await screen.findByText(/^Members also keep words/)).toBeVisible();
  const footer = within(await screen.findByRole('contentinfo'));
  await app.user.click(footer.getByRole('link', { name: 'Books' }));
  await screen.findByRole('heading', { level: 1, name: 'Books' });
  await waitFor(() => expect(titles()).toHaveLength(4));
  expect(titles()).toEqual([
    'On patience',
    'First sentences',
    'How things are made',
    'Small observations',
  ]);
  const first = within(main().getAllByRole('listitem')[0] ?? document.body);
  expect(first.getByText(/^What others know about waiting/)).toBeVisible();
  expect(first.getByText(/^3 passages · Changed on/)).toBeVisible();
  expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull();
  await app.user.click(first.getByRole('link', { name: 'On patience' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'On patience' })).toBeVisible();
});

test('a member finds them from the own book', async () => {
  const { user } = await renderApp({ path: '/book', as: 'reader' });
  await user.click(await screen.findByRole('link', { name: 'Books of all members' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Books' })).toBeVisible();
});

test('many headings have pages, and a page after the last one leads to the first', async () => {
  const app = await renderApp({ path: '/about' });
  await addHeadings(app, 18);
  await openBooks(app);
  expect(titles()).toHaveLength(20);
  await app.user.click(screen.getByRole('button', { name: 'Next page' }));
  await waitFor(() => expect(titles()).toEqual(['How things are made', 'Small observations']));
  expect(screen.getByRole('button', { name: 'Next page' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await app.router.navigate('/books?page=9');
  await app.user.click(await screen.findByRole('button', { name: 'Show the first page' }));
  await waitFor(() => expect(titles()).toHaveLength(20));
});

test('without public headings the page says so', async () => {
  const app = await renderApp({ path: '/about' });
  const { headings } = app.mockApi.data.tables;
  headings.replace(headings.rows().map((row) => ({ ...row, isPublic: false })));
  await openBooks(app);
  expect(main().getByText('Nobody has made a heading public yet.')).toBeVisible();
  expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull();
});

test('a profile lists the public headings', async () => {
  const { user } = await renderApp({ path: '/username/reader', as: 'author' });
  const list = within(await screen.findByRole('region', { name: 'Public headings' }));
  expect(list.getAllByRole('listitem')).toHaveLength(1);
  await user.click(list.getByRole('link', { name: 'On patience' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'On patience' })).toBeVisible();
});

test('a profile without public headings has no list', async () => {
  await renderApp({ path: '/username/newbie', as: 'author' });
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('region', { name: 'Public headings' })).toBeNull();
});

test('a member writes the intro of a heading, up to its limit', async () => {
  const { user, mockApi } = await renderApp({ path: '/book', as: 'reader' });
  await user.click(await screen.findByRole('link', { name: /^On patience/ }));
  const field = await screen.findByRole('textbox', { name: 'Intro' });
  expect(screen.queryByRole('button', { name: 'Save intro' })).toBeNull();
  await user.clear(field);
  await enterText(user, field, 'x'.repeat(201));
  expect(field).toHaveAccessibleDescription(/201 of 200 characters/);
  await user.click(screen.getByRole('button', { name: 'Save intro' }));
  expect(field).toHaveAccessibleDescription(/The intro is too long/);
  await user.clear(field);
  await enterText(user, field, ' Slow  work. ');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save intro' })).toBeNull());
  await waitFor(() => expect(field).toHaveFocus());
  const stored = mockApi.data.tables.headings.rows().find(({ id }) => id === 'heading-1');
  expect(stored?.intro).toBe('Slow work.');
});

test('another heading has its own intro', async () => {
  const { user } = await renderApp({ path: '/book', as: 'reader' });
  await user.click(await screen.findByRole('link', { name: /^On patience/ }));
  const intro = await screen.findByRole('textbox', { name: 'Intro' });
  expect(intro).toHaveValue('What others know about waiting, and about work that takes years.');
  await user.click(screen.getByRole('link', { name: /^In the kitchen/ }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Intro' })).toHaveValue(''));
});
