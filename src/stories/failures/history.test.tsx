import { historyTexts } from '@contract/texts/historyTexts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAvailable } from '@/testing/availability';
import { expectFailures } from '@/testing/expectFailures';
import { failCalls } from '@/testing/failCalls';
import { renderApp } from '@/testing/renderApp';

/** The history of a post with two versions. */
async function openHistory(search = '') {
  const app = await renderApp({ path: '/about', as: 'author', withSessionKeeper: true });
  const { posts, tables } = app.mockApi.data;
  const post = tables.posts
    .rows()
    .find(({ authorId, isPublished }) => authorId === 'user-author' && isPublished);
  const id = post?.id ?? '';
  await posts.update(id, { title: 'Second version', updatedAt: Date.now() }, 'user-author');
  const path = `/posts/${post?.url}/history${search}`;
  return { ...app, open: () => app.router.navigate(path), url: post?.url ?? '' };
}

test.each([
  { call: 'listRevisions', failed: historyTexts.loadFailed, search: '' },
  { call: 'listChanges', failed: historyTexts.changesFailed, search: '?version=2' },
] as const)('$call: a failure is shown in its place, and can be tried again', async (row) => {
  const { open, user } = await openHistory(row.search);
  failCalls({ [row.call]: { status: 500, times: 1 } });
  await open();
  const failed = await screen.findByText(row.failed);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('list', { name: 'Versions' });
  await waitFor(() => expect(failed).not.toBeInTheDocument());
});

async function older() {
  const list = await screen.findByRole('list', { name: 'Versions' });
  const [, first] = within(list).getAllByRole('listitem');
  return within(first ?? document.body);
}

test.each([
  {
    call: 'restoreRevision',
    name: 'Use this version',
    confirm: 'Use it',
    failed: historyTexts.restoreFailed,
  },
  {
    call: 'removeRevision',
    name: 'Remove text…',
    confirm: 'Remove the text',
    failed: historyTexts.removeFailed,
  },
] as const)('$call: a failure is shown, and the version stays', async (row) => {
  const { call, name, confirm, failed } = row;
  const app = await openHistory();
  await app.open();
  await expectFailures(app, {
    call,
    failed,
    async send() {
      fireEvent.click((await older()).getByText(name));
      fireEvent.click(await screen.findByText(confirm));
    },
    check() {
      expect(screen.getAllByText('Use this version')).toHaveLength(1);
      expect(screen.queryByText('Text removed')).toBeNull();
    },
  });
});

test('readRevision: a failure is shown, and the version can be chosen again', async () => {
  const app = await openHistory();
  await app.router.navigate(`/update?post=${app.url}`);
  const history = await screen.findByText('History…', { selector: 'button' });
  await waitFor(() => expectAvailable(history));
  fireEvent.click(history);
  const button = (await older()).getByText('Use this version');
  await expectFailures(app, {
    call: 'readRevision',
    failed: historyTexts.versionFailed,
    send: () => void fireEvent.click(button),
    check: () => expectAvailable(button),
  });
});
