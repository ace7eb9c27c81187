import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { holdCalls } from '@/testing/holdCalls';
import { renderApp, signInAs } from '@/testing/renderApp';

type App = Awaited<ReturnType<typeof renderApp>>;

const review = async () => within(await screen.findByRole('region', { name: 'Daily review' }));

const passage = async (label: string) => (await review()).findByRole('group', { name: label });

const rowsOf = ({ mockApi }: App) =>
  mockApi.data.tables.passages.rows().filter(({ userId }) => userId === 'user-reader');

const ofDay = (app: App) => rowsOf(app).filter(({ shownOn }) => shownOn !== null);

test('a member reviews the passages of the day by keyboard, and is done for today', async () => {
  const app = await renderApp({ path: '/book?view=review', as: 'reader' });
  const first = await passage('Passage 1 of 5');
  expect(ofDay(app)).toHaveLength(5);
  const words = within(first).getByRole('blockquote').textContent;
  act(() => first.focus());
  await app.user.keyboard('k');
  const second = await passage('Passage 2 of 5');
  await waitFor(() => expect(second).toHaveFocus());
  const kept = ofDay(app).find(({ quote }) => quote === words);
  expect(kept).toMatchObject({ isRetired: false, reviewedOn: kept?.shownOn });

  const retired = within(second).getByRole('blockquote').textContent;
  await app.user.keyboard('r');
  await waitFor(async () => expect(await passage('Passage 3 of 5')).toHaveFocus());
  expect(ofDay(app).find(({ quote }) => quote === retired)?.isRetired).toBe(true);

  for (const label of ['Passage 4 of 5', 'Passage 5 of 5']) {
    act(() => screen.getByRole('button', { name: 'Keep' }).focus());
    await app.user.keyboard('{Enter}');
    await waitFor(async () => expect(await passage(label)).toHaveFocus());
  }
  await app.user.click((await review()).getByRole('button', { name: 'Retire' }));
  const done = await screen.findByText('Done for today');
  await waitFor(() => expect(done).toHaveFocus());

  await app.router.navigate('/about');
  await app.router.navigate('/book?view=review');
  expect(await screen.findByText('Done for today')).toBeVisible();
});

test('keys act only while the focus is in the passage', async () => {
  const app = await renderApp({ path: '/book?view=review', as: 'reader' });
  await passage('Passage 1 of 5');
  act(() => screen.getByRole('heading', { level: 1 }).focus());
  await app.user.keyboard('kr');
  await app.user.type(await screen.findByPlaceholderText('Search your book'), 'kr');
  expect(await passage('Passage 1 of 5')).toBeVisible();
  expect(rowsOf(app).filter(({ reviewedOn }) => reviewedOn !== null)).toEqual([]);
});

test('“o” opens the words in their post, and decides nothing', async () => {
  const app = await renderApp({ path: '/book?view=review', as: 'reader' });
  const first = await passage('Passage 1 of 5');
  const link = within(first).getByRole('link', { name: 'Open' });
  act(() => link.focus());
  await app.user.keyboard('o');
  await waitFor(() => expect(app.router.state.location.pathname).toMatch(/^\/posts\//));
  expect(app.router.state.location.hash).toMatch(/^#block-/);
  expect(rowsOf(app).filter(({ reviewedOn }) => reviewedOn !== null)).toEqual([]);
});

test('a second press while the first is sent does nothing', async () => {
  const app = await renderApp({ path: '/book?view=review', as: 'reader' });
  const first = await passage('Passage 1 of 5');
  const release = holdCalls(app, 'reviewPassage');
  act(() => first.focus());
  await app.user.keyboard('kkr');
  release();
  expect(await passage('Passage 2 of 5')).toBeVisible();
  const reviewed = rowsOf(app).filter(({ reviewedOn }) => reviewedOn !== null);
  expect(reviewed.map(({ isRetired }) => isRetired)).toEqual([false]);
});

test('an empty book shows no review, nor does a part of the book', async () => {
  const app = await renderApp({ path: '/book', as: 'admin' });
  expect(await screen.findByRole('figure', { name: 'Example' })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Daily review' })).toBeNull());
  await act(() => app.router.navigate('/book?view=index'));
  expect(screen.queryByRole('region', { name: 'Daily review' })).toBeNull();
});

test.each([
  ['keep', 'Keep'],
  ['retire', 'Retire'],
] as const)(
  'the link “%s” of an e-mail leads to the button and changes nothing',
  async (action, name) => {
    const app = await renderApp({ path: '/book?view=review', as: 'reader' });
    await passage('Passage 1 of 5');
    await act(() => app.router.navigate('/about'));
    const last = ofDay(app).at(-1);
    await act(() => app.router.navigate(`/book?view=review&passage=${last?.id}&action=${action}`));
    const button = await screen.findByRole('button', { name });
    await waitFor(() => expect(button).toHaveFocus());
    expect((await review()).getByRole('blockquote')).toHaveTextContent(last?.quote ?? '-');
    expect(rowsOf(app).filter(({ reviewedOn }) => reviewedOn !== null)).toEqual([]);
    await app.user.keyboard('{Enter}');
    await waitFor(async () => expect(await passage('Passage 2 of 5')).toHaveFocus());
    expect(rowsOf(app).find(({ id }) => id === last?.id)?.isRetired).toBe(action === 'retire');
  },
);

test('on another day the page shows the passages of that day', async () => {
  const app = await renderApp({ path: '/book?view=review', as: 'reader' });
  await passage('Passage 1 of 5');
  const { passages, dailyReviews } = app.mockApi.data.tables;
  const shownOn = '2020-01-01';
  passages.replace(
    passages.rows().map((row) => (row.shownOn === null ? row : { ...row, shownOn })),
  );
  dailyReviews.replace([]);
  await app.user.click((await review()).getByRole('button', { name: 'Keep' }));
  const [toast] = await screen.findAllByText('This passage is not in the review of today.');
  expect(toast).toBeVisible();
  await waitFor(() =>
    expect(
      rowsOf(app).filter((row) => row.shownOn !== null && row.shownOn !== shownOn),
    ).toHaveLength(5),
  );
  expect(await passage('Passage 1 of 5')).toBeVisible();
});

test('a retired passage is put back into the review', async () => {
  const app = await renderApp({ path: '/book?view=review', as: 'reader' });
  const first = await passage('Passage 1 of 5');
  const words = within(first).getByRole('blockquote').textContent;
  await app.user.click(within(first).getByRole('button', { name: 'Retire' }));
  await passage('Passage 2 of 5');
  const notice = await screen.findByText('Retired from the review');
  const item = within(notice.closest<HTMLElement>('[data-item]') ?? document.body);
  expect(item.getByRole('blockquote')).toHaveTextContent(words);
  await app.user.click(item.getByRole('button', { name: 'Passage actions' }));
  await app.user.click(item.getByRole('button', { name: 'Put back into the review' }));
  await waitFor(() => expect(screen.queryByText('Retired from the review')).toBeNull());
  expect(rowsOf(app).filter(({ isRetired }) => isRetired)).toEqual([]);
});

test('the page sets the time zone of an account that has none, and only of such a one', async () => {
  const app = await renderApp({ path: '/about' });
  const { users } = app.mockApi.data.tables;
  const zoneOf = (name: string) => users.rows().find(({ username }) => username === name)?.timeZone;
  users.replace(
    users.rows().map((user) => (user.username === 'reader' ? { ...user, timeZone: null } : user)),
  );
  await act(() => signInAs(app.store, 'author'));
  await screen.findByRole('link', { name: /^Notifications/ });
  await act(() => signInAs(app.store, 'reader'));
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  await waitFor(() => expect(zoneOf('reader')).toBe(timeZone));
  await waitFor(() => expect(app.store.getState().auth.user?.timeZone).toBe(timeZone));
  expect(zoneOf('author')).toBe('');
});

test('a member chooses to be notified about the review, and the hour', async () => {
  const app = await renderApp({ path: '/dashboard/notifications', as: 'reader' });
  const box = await screen.findByRole('checkbox', { name: 'Daily review' });
  expect(box).not.toBeChecked();
  expect(screen.getByRole('combobox', { name: 'By e-mail about Daily review' })).toHaveValue(
    'never',
  );
  await app.user.click(box);
  const hour = screen.getByRole('combobox', { name: 'Hour of e-mails and the daily review' });
  expect(hour).toHaveValue('7');
  await app.user.selectOptions(hour, '21:00');
  await waitFor(() => expect(hour).toHaveValue('21'));
  const { data } = app.mockApi;
  expect(await data.notifications.choices('user-reader')).toMatchObject([
    { kind: 'review', site: true, letter: 'never' },
  ]);
  expect((await data.users.byId('user-reader'))?.digestHour).toBe(21);
  expect(box).toBeChecked();
});
