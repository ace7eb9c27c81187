import { decisionTexts } from '@contract/texts/decisionTexts';
import { inviteTexts } from '@contract/texts/inviteTexts';
import { letterTexts } from '@contract/texts/letterTexts';
import { restrictionTexts } from '@contract/texts/restrictionTexts';
import { sitePageTexts } from '@contract/texts/sitePageTexts';
import { siteTexts } from '@contract/texts/siteTexts';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { setCommentsClosed } from '@/features/comments/model/decisionThunks';
import { removeLetter, retryLetter, sendTestLetter } from '@/features/dashboard/letterThunks';
import { restrictionsQuery } from '@/features/profile/restrictionThunks';
import { invitesQuery, sendInvite, withdrawInvite } from '@/features/site/inviteQueries';
import {
  addSitePage,
  changeSitePage,
  deleteSitePage,
  ownPagesQuery,
} from '@/features/site/ownPages/sitePageThunks';
import { addRestriction, liftRestriction } from '@/store/restrictionThunks';
import { saveSite, siteQuery } from '@/store/siteSettings';
import { expectFailures } from '@/testing/expectFailures';
import { failCalls } from '@/testing/failCalls';
import { renderApp } from '@/testing/renderApp';

async function openApp() {
  const app = await renderApp({ path: '/about', as: 'admin', withSessionKeeper: true });
  await screen.findByRole('heading', { level: 1 });
  return app;
}

const id = 'user-reader';
const advertising = { id, kind: 'comment', until: null, reason: 'Advertising' } as const;

test('addRestriction, liftRestriction, listRestrictions: a failure is said, and nothing changes', async () => {
  const app = await openApp();
  const { restrictions } = app.mockApi.data.tables;
  const before = restrictions.rows();
  const lifted = { id: before[0]?.userId ?? '', restrictionId: before[0]?.id ?? '' };
  const check = () => expect(restrictions.rows()).toEqual(before);
  await expectFailures(app, {
    call: 'addRestriction',
    failed: restrictionTexts.addFailed,
    send: async () => void (await app.store.dispatch(addRestriction(advertising))),
    check,
  });
  await expectFailures(app, {
    call: 'liftRestriction',
    failed: restrictionTexts.liftFailed,
    send: async () => void (await app.store.dispatch(liftRestriction(lifted))),
    check,
  });
  await expectFailures(app, {
    call: 'listRestrictions',
    failed: restrictionTexts.listFailed,
    send: async () =>
      void (await app.store.dispatch(restrictionsQuery.thunk({ of: { viewerId: '', id } }))),
    check,
  });
});

test('closeComments, openComments: a failure is said, and the post stays as it was', async () => {
  const app = await openApp();
  const { posts } = app.mockApi.data.tables;
  const postId = posts.rows().find(({ isPublished }) => isPublished)?.id ?? '';
  const check = () => {
    const post = posts.rows().find((row) => row.id === postId);
    expect(post?.commentsClosed).toBeNull();
  };
  const send = (isClosed: boolean) => async () =>
    void (await app.store.dispatch(setCommentsClosed({ postId, isClosed })));
  const failed = decisionTexts.closeFailed;
  await expectFailures(app, { call: 'closeComments', failed, send: send(true), check });
  await expectFailures(app, { call: 'openComments', failed, send: send(false), check });
});

test('readSite, updateSite: a failure is said, and the settings stay', async () => {
  const app = await openApp();
  const { site } = app.mockApi.data.tables;
  const check = () => expect(site.rows()).toEqual([]);
  await expectFailures(app, {
    call: 'readSite',
    failed: siteTexts.loadFailed,
    send: async () =>
      void (await app.store.dispatch(siteQuery.thunk({ of: { viewerId: 'user-admin' } }))),
    check,
  });
  await expectFailures(app, {
    call: 'updateSite',
    failed: siteTexts.changeFailed,
    send: async () => void (await app.store.dispatch(saveSite({ version: 0, holding: 'all' }))),
    check,
  });
});

test('createInvite, listInvites, removeInvite: a failure is said, and nobody is invited', async () => {
  const app = await openApp();
  const { invites } = app.mockApi.data.tables;
  const check = () => expect(invites.rows()).toEqual([]);
  const { dispatch } = app.store;
  await expectFailures(app, {
    call: 'createInvite',
    failed: inviteTexts.sendFailed,
    send: async () => void (await dispatch(sendInvite({ email: 'eve@x.example', role: 'user' }))),
    check,
  });
  await expectFailures(app, {
    call: 'listInvites',
    failed: inviteTexts.loadFailed,
    send: async () =>
      void (await dispatch(invitesQuery.thunk({ of: { viewerId: 'user-admin', page: 0 } }))),
    check,
  });
  await expectFailures(app, {
    call: 'removeInvite',
    failed: inviteTexts.removeFailed,
    send: async () => void (await dispatch(withdrawInvite({ id: 'none' }))),
    check,
  });
});

test('retryLetter, removeLetter, sendTestLetter: a failure is said, and the letters stay', async () => {
  const app = await openApp();
  const { letters } = app.mockApi.data.tables;
  const before = letters.rows();
  const check = () => expect(letters.rows()).toEqual(before);
  const { dispatch } = app.store;
  await expectFailures(app, {
    call: 'retryLetter',
    failed: letterTexts.retryFailed,
    send: async () => void (await dispatch(retryLetter({ id: 'none' }))),
    check,
  });
  await expectFailures(app, {
    call: 'removeLetter',
    failed: letterTexts.removeFailed,
    send: async () => void (await dispatch(removeLetter({ id: 'none' }))),
    check,
  });
  await expectFailures(app, {
    call: 'sendTestLetter',
    failed: letterTexts.testFailed,
    send: async () => void (await dispatch(sendTestLetter())),
    check,
  });
});

test('the choice whose comments wait can be loaded again after a failure', async () => {
  const { user, router } = await openApp();
  failCalls({ readSite: { status: 500 } });
  await router.navigate('/dashboard/moderation?view=held');
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(retry.closest('[role=alert]')).toHaveTextContent(siteTexts.loadFailed);
  failCalls({});
  await user.click(retry);
  expect(await screen.findByLabelText('Whose comments wait for approval')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('the restrictions of an account can be loaded again after a failure', async () => {
  const { user, router, store } = await openApp();
  await store.dispatch(addRestriction(advertising));
  failCalls({ listRestrictions: { status: 500 } });
  await router.navigate('/username/reader');
  await user.click(await screen.findByRole('button', { name: 'More actions' }));
  await user.click(screen.getByText('Restrict…'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Restrict This Account' }));
  const retry = await dialog.findByRole('button', { name: 'Try again' });
  expect(retry.closest('[role=alert]')).toHaveTextContent(restrictionTexts.listFailed);
  failCalls({});
  await user.click(retry);
  const list = within(await dialog.findByRole('list', { name: 'Restrictions' }));
  expect(list.getByText('Advertising')).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('listSitePages, createSitePage, updateSitePage, removeSitePage: a failure is said, and no page changes', async () => {
  const app = await openApp();
  const { sitePages } = app.mockApi.data.tables;
  const check = () => expect(sitePages.rows()).toEqual([]);
  const { dispatch } = app.store;
  const page = { slug: 'imprint', title: 'Imprint', content: '', isPublished: false };
  await expectFailures(app, {
    call: 'listSitePages',
    failed: sitePageTexts.loadFailed,
    send: async () =>
      void (await dispatch(ownPagesQuery.thunk({ of: { viewerId: 'user-admin' } }))),
    check,
  });
  await expectFailures(app, {
    call: 'createSitePage',
    failed: sitePageTexts.saveFailed,
    send: async () => void (await dispatch(addSitePage(page))),
    check,
  });
  await expectFailures(app, {
    call: 'updateSitePage',
    failed: sitePageTexts.saveFailed,
    send: async () => void (await dispatch(changeSitePage({ ...page, id: 'none', version: 1 }))),
    check,
  });
  await expectFailures(app, {
    call: 'removeSitePage',
    failed: sitePageTexts.removeFailed,
    send: async () => void (await dispatch(deleteSitePage({ id: 'none' }))),
    check,
  });
});

test('readSitePage: the page says why it failed, and can be tried again', async () => {
  const app = await openApp();
  const title = { level: 1, name: 'The page could not be loaded' };
  await expectFailures(app, {
    call: 'readSitePage',
    failed: null,
    messages: { '403': null },
    async send() {
      await app.router.navigate('/contact');
      await app.router.navigate('/pages/imprint');
    },
    check(name) {
      if (name === '403') expect(screen.getByText('Refused with 403.')).toBeVisible();
      else expect(screen.getByRole('heading', title)).toBeVisible();
    },
  });
});
