import { accountTexts } from '@contract/texts/accountTexts';
import { scheduleTexts } from '@contract/texts/editorTexts';
import { writingTexts } from '@contract/texts/writingTexts';
import { pendingSave } from '@server/data/posts/testing/pendingRow';
import { publishing } from '@server/data/testing/rows';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAvailable } from '@/testing/availability';
import { expectFailures } from '@/testing/expectFailures';
import { alerts } from '@/testing/liveRegions';
import { pngFile } from '@/testing/pictures';
import { renderApp } from '@/testing/renderApp';

const openDashboard = (view: string) =>
  renderApp({ path: `/dashboard/${view}`, as: 'author', withSessionKeeper: true });

test.each([
  { call: 'unpublishPost', name: 'Active' },
  { call: 'publishPost', name: 'Inactive' },
] as const)('$call: a failure is shown and taken back', async ({ call, name }) => {
  const app = await openDashboard('posts');
  const [toggle] = await screen.findAllByText(name, { selector: 'button' });
  await expectFailures(app, {
    call,
    failed: writingTexts.updateFailed,
    send: () => void fireEvent.click(toggle ?? document.body),
    check: () => expect(toggle).toHaveTextContent(new RegExp(`^${name}$`)),
  });
});

test('discardPending: a failure is shown, and the changes stay', async () => {
  const app = await renderApp({ path: '/about', as: 'author', withSessionKeeper: true });
  const { pending, posts, tables } = app.mockApi.data;
  const own = { authorId: 'user-author', publishedOnly: true, skip: 0, take: 1 };
  const [post] = (await posts.ofAuthor(own)).rows;
  if (!post) throw new Error('The author has no published post.');
  const { id, revision } = post;
  const judged = { revision, isPublished: true, pending: 0 };
  await pending.save(pendingSave(id, { title: 'Changed', judged }), publishing('user-author', 1));
  await app.router.navigate('/dashboard/posts');
  const line = (await screen.findByText(/^Changes not published yet/)).closest('article');
  const discard = within(line ?? document.body).getByText('Discard', { selector: 'button' });
  await expectFailures(app, {
    call: 'discardPending',
    failed: writingTexts.discardFailed,
    async send() {
      fireEvent.click(discard);
      const dialog = within(await screen.findByRole('dialog', { name: 'Discard this work?' }));
      fireEvent.click(dialog.getByText('Discard', { selector: 'button' }));
    },
    check: () => expect(tables.pendingPosts.rows()).toMatchObject([{ isRemoved: false }]),
  });
});

test('unschedulePost: a failure is shown, and the post keeps its time', async () => {
  const app = await renderApp({ path: '/about', as: 'author', withSessionKeeper: true });
  const { data } = app.mockApi;
  const draft = data.tables.posts
    .rows()
    .find(({ authorId, isPublished }) => authorId === 'user-author' && !isPublished);
  const publishAt = Date.now() + 24 * 60 * 60_000;
  await data.publication.schedule(
    { id: draft?.id ?? '', publishAt },
    publishing('user-author', publishAt),
  );
  await app.router.navigate('/dashboard/posts?state=inactive');
  const button = await screen.findByText('Take back', { selector: 'button' });
  await expectFailures(app, {
    call: 'unschedulePost',
    failed: writingTexts.updateFailed,
    send: () => void fireEvent.click(button),
    check: () => expect(screen.getByText(/^Scheduled for/)).toBeVisible(),
  });
});

test('unschedulePost: a post that was published meanwhile is shown as published', async () => {
  const app = await renderApp({ path: '/about', as: 'author', withSessionKeeper: true });
  const { data } = app.mockApi;
  const draft = data.tables.posts
    .rows()
    .find(({ authorId, isPublished }) => authorId === 'user-author' && !isPublished);
  if (!draft) throw new Error('The author has no draft.');
  const now = Date.now();
  const act = publishing('user-author', now);
  await data.publication.schedule({ id: draft.id, publishAt: now + 60_000 }, act);
  await app.router.navigate('/dashboard/posts?state=inactive');
  const button = await screen.findByText('Take back', { selector: 'button' });
  await data.publication.publish(draft.id, act);
  fireEvent.click(button);
  await waitFor(() => expect(alerts()).toHaveTextContent(scheduleTexts.isPublished));
  await waitFor(() => expect(screen.queryByText('Take back', { selector: 'button' })).toBeNull());
  expect((await data.posts.byId(draft.id))?.isPublished).toBe(true);
});

test('changePostUrl: the form says why it failed, and keeps the address', async () => {
  const app = await renderApp({ path: '/about', as: 'author', withSessionKeeper: true });
  const post = app.mockApi.data.tables.posts
    .rows()
    .find(({ authorId }) => authorId === 'user-author');
  await app.router.navigate(`/update?post=${post?.url}`);
  fireEvent.click(await screen.findByText('Change address…', { selector: 'button' }));
  const field = await screen.findByLabelText('New address');
  fireEvent.change(field, { target: { value: 'another' } });
  const button = screen.getByText('Change', { selector: 'button' });
  await expectFailures(app, {
    call: 'changePostUrl',
    failed: writingTexts.urlChangeFailed,
    send: () => void fireEvent.click(button),
    check() {
      expectAvailable(button);
      expect(field).toHaveValue('another');
    },
  });
});

test('deletePost: a failure is shown, the post stays, and it can be deleted again', async () => {
  const app = await openDashboard('posts');
  const [card] = await screen.findAllByRole('article');
  const remove = within(card ?? document.body).getByRole('button', { name: 'Delete post' });
  await expectFailures(app, {
    call: 'deletePost',
    failed: writingTexts.deleteFailed,
    async send() {
      fireEvent.click(remove);
      fireEvent.click(await screen.findByText('Delete'));
    },
    check() {
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(card).toBeVisible();
    },
  });
});

test('changeCover: the form says why it failed, and keeps the picture', async () => {
  const app = await openDashboard('profile');
  fireEvent.click(await screen.findByRole('button', { name: 'Change cover image' }));
  await app.user.upload(screen.getByLabelText('Cover image'), pngFile());
  const upload = screen.getByRole('button', { name: 'Upload' });
  await expectFailures(app, {
    call: 'changeCover',
    failed: accountTexts.coverFailed,
    send: () => void fireEvent.click(upload),
    check() {
      expectAvailable(upload);
      expect(screen.getByText('Remove picture')).toBeInTheDocument();
    },
  });
});

test('deleteAccount: the form says why it failed, and the account stays signed in', async () => {
  const app = await openDashboard('close-account');
  const consent = await screen.findByRole('checkbox');
  fireEvent.click(consent);
  const button = screen.getByRole('button', { name: 'Delete Account' });
  await expectFailures(app, {
    call: 'deleteAccount',
    failed: accountTexts.deleteFailed,
    send: () => void fireEvent.click(button),
    check() {
      expectAvailable(button);
      expect(consent).toBeChecked();
    },
  });
});

test('blockUser, unblockUser: a failure is shown, and the account stays as it was', async () => {
  const app = await renderApp({ path: '/username/reader', as: 'admin', withSessionKeeper: true });
  const button = async (name: string) => screen.findByText(name, { selector: 'button' });
  const inDialog = (name: string) =>
    within(screen.getByRole('dialog')).getByText(name, { selector: 'button' });
  async function confirm(name: string) {
    fireEvent.click(await button(name));
    fireEvent.click(inDialog(name));
  }
  const isShown = (name: string) => () => {
    expect(screen.queryByRole('dialog')).toBeNull();
    expectAvailable(screen.getByText(name, { selector: 'button' }));
  };
  await expectFailures(app, {
    call: 'blockUser',
    failed: accountTexts.blockFailed,
    async send() {
      if (screen.queryByRole('dialog')) fireEvent.click(inDialog('Block'));
      else await confirm('Block');
    },
    check(name) {
      if (name === '403') isShown('Block')();
      else expectAvailable(inDialog('Block'));
    },
  });
  fireEvent.click(inDialog('Block'));
  await waitFor(isShown('Unblock'));
  await expectFailures(app, {
    call: 'unblockUser',
    failed: accountTexts.unblockFailed,
    send: () => confirm('Unblock'),
    check: isShown('Unblock'),
  });
});
