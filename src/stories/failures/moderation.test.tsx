import { decisionTexts } from '@contract/texts/decisionTexts';
import { messageTexts } from '@contract/texts/letterTexts';
import { withheldTexts } from '@contract/texts/withheldTexts';
import { contactRow } from '@server/data/testing/rows';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { changeMessage, removeMessage } from '@/features/contact/contactMessageQueries';
import { allowPost, decideReport, undoDecision } from '@/features/moderation/moderationThunks';
import { pendingQuery } from '@/features/moderation/usePending';
import { decideListed } from '@/store/posts/decideListed';
import { hideAll } from '@/store/posts/hideAll';
import { expectFailures } from '@/testing/expectFailures';
import { renderApp } from '@/testing/renderApp';

const spam = { state: 'hidden', reason: 'Spam' } as const;

test('decideComment, decideAllComments: a failure is said, and the comments stay', async () => {
  const app = await renderApp({ path: '/about', as: 'moderator', withSessionKeeper: true });
  await screen.findByRole('heading', { level: 1 });
  const { comments } = app.mockApi.data;
  const row = app.mockApi.data.tables.comments.rows().find(({ state }) => state === 'shown');
  const commentId = row?.id ?? '';
  // The failed call has ended: its toast is shown.
  let state: string | undefined;
  const check = () => expect(state).toBe('shown');
  const settle = async () => {
    state = (await comments.byId(commentId))?.state;
  };
  await expectFailures(app, {
    call: 'decideComment',
    failed: decisionTexts.decideFailed,
    send: async () => void (await app.store.dispatch(decideListed({ commentId, ...spam }))),
    settle,
    check,
  });
  await expectFailures(app, {
    call: 'decideAllComments',
    failed: decisionTexts.decideFailed,
    send: async () =>
      void (await app.store.dispatch(hideAll({ id: row?.authorId ?? '', reason: 'Spam' }))),
    settle,
    check,
  });
});

test('decideReport, undoDecision: a failure is said, and the report stays as it was', async () => {
  const app = await renderApp({ path: '/about', as: 'moderator', withSessionKeeper: true });
  await screen.findByRole('heading', { level: 1 });
  const { data } = app.mockApi;
  const profile = {
    kind: 'profile',
    profileId: 'user-author',
    postId: null,
    commentId: null,
    headingId: null,
  };
  const report = { reporterId: 'user-reader', reason: 'spam', text: '', createdAt: 1 } as const;
  await data.reports.insert({ subjectId: 'one', ...report }, { ...profile, kind: 'profile' });
  let state: string | undefined;
  await expectFailures(app, {
    call: 'decideReport',
    failed: decisionTexts.reportFailed,
    send: async () =>
      void (await app.store.dispatch(decideReport({ id: 'one', decision: 'dismissed' }))),
    settle: async () => {
      state = (await data.reports.byId('one'))?.state;
    },
    check: () => expect(state).toBe('open'),
  });
  await app.store.dispatch(decideReport({ id: 'one', decision: 'dismissed' }));
  await expectFailures(app, {
    call: 'undoDecision',
    failed: decisionTexts.undoFailed,
    send: async () => void (await app.store.dispatch(undoDecision({ id: 'one' }))),
    settle: async () => {
      state = (await data.reports.byId('one'))?.state;
    },
    check: () => expect(state).toBe('dismissed'),
  });
});

test('allowPost: a failure is said, and the post stays unpublished', async () => {
  const app = await renderApp({ path: '/about', as: 'moderator', withSessionKeeper: true });
  await screen.findByRole('heading', { level: 1 });
  const { reports, tables } = app.mockApi.data;
  const id = tables.posts.rows().find(({ authorId }) => authorId === 'user-author')?.id ?? '';
  const report = { reporterId: 'user-reader', reason: 'spam', text: '', createdAt: 1 } as const;
  const subject = { postId: id, commentId: null, profileId: null, headingId: null };
  await reports.insert({ subjectId: 'one', ...report }, { ...subject, kind: 'post' });
  const about = {
    subjectKind: 'post',
    subjectId: id,
    subjectUrl: '/',
    personId: null,
    reason: '',
  } as const;
  const entry = { id: 'one', actorId: 'user-moderator', action: 'upheld', createdAt: 1 } as const;
  const decision = { state: 'upheld', action: 'hide', reason: 'Advertising' } as const;
  await reports.decide('one', decision, [{ ...about, ...entry }]);
  const reasonNow = () => tables.posts.rows().find((post) => post.id === id)?.withheldReason;
  await expectFailures(app, {
    call: 'allowPost',
    failed: withheldTexts.allowFailed,
    send: async () => void (await app.store.dispatch(allowPost({ id }))),
    check: () => expect(reasonNow()).toBe('Advertising'),
  });
});

test('setRole: a failure is said, and the dialog stays open', async () => {
  const app = await renderApp({ path: '/about', as: 'admin', withSessionKeeper: true });
  await app.router.navigate('/username/reader');
  await app.user.click(await screen.findByRole('button', { name: 'More actions' }));
  await app.user.click(screen.getByText('Change role…'));
  await app.user.click(await screen.findByRole('radio', { name: 'Moderator' }));
  await expectFailures(app, {
    call: 'setRole',
    failed: decisionTexts.roleFailed,
    send: async () => app.user.click(screen.getByRole('button', { name: 'Change role' })),
    check: () => expect(screen.getByRole('radio', { name: 'Moderator' })).toBeChecked(),
  });
});

test('readWaiting: a failure changes nothing in the sidebar', async () => {
  const app = await renderApp({ path: '/dashboard', as: 'moderator', withSessionKeeper: true });
  await waitFor(() => expect(pendingQuery.selectAll(app.store.getState())[0]?.data).toBeTruthy());
  const before = screen.getByRole('link', { name: /^Moderation/ }).textContent;
  const viewerId = 'user-moderator';
  await expectFailures(app, {
    call: 'readWaiting',
    failed: null,
    messages: { '403': null },
    send: async () => void (await app.store.dispatch(pendingQuery({ viewerId }).fetch())),
    check: () =>
      expect(screen.getByRole('link', { name: /^Moderation/ })).toHaveTextContent(before),
  });
});

test('changeContact, removeContact: a failure is said, and the message stays', async () => {
  const app = await renderApp({ path: '/about', as: 'admin', withSessionKeeper: true });
  await screen.findByRole('heading', { level: 1 });
  const { contact } = app.mockApi.data.tables;
  contact.replace([contactRow('message')]);
  const check = () => expect(contact.rows()).toEqual([contactRow('message')]);
  await expectFailures(app, {
    call: 'changeContact',
    failed: messageTexts.changeFailed,
    send: async () =>
      void (await app.store.dispatch(changeMessage({ id: 'message', isDone: true }))),
    check,
  });
  await expectFailures(app, {
    call: 'removeContact',
    failed: messageTexts.removeFailed,
    send: async () => void (await app.store.dispatch(removeMessage({ id: 'message' }))),
    check,
  });
});
