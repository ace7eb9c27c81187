import { notificationTexts } from '@contract/texts/notificationTexts';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { markSeen, saveChoices } from '@/features/notifications/notificationThunks';
import { fetchPeople } from '@/store/useFoundPeople';
import { expectFailures } from '@/testing/expectFailures';
import { failCalls } from '@/testing/failCalls';
import { FakeEvents, streamEvents } from '@/testing/fakeEvents';
import { renderApp } from '@/testing/renderApp';

test.each([
  { call: 'listNotifications', path: '/notifications' },
  { call: 'readChoices', path: '/dashboard/notifications' },
] as const)('$call: a failure is shown, and the member tries again', async ({ call, path }) => {
  failCalls({ [call]: { status: 500, times: 1 } });
  const { user } = await renderApp({ path, as: 'author' });
  await user.click(await screen.findByRole('button', { name: /Try again/ }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /Try again/ })).toBeNull());
});

test('seeNotifications: a failure is said, and the rows stay new', async () => {
  const app = await renderApp({ path: '/about', as: 'author', withSessionKeeper: true });
  await screen.findByRole('heading', { level: 1 });
  let unseen = 0;
  await expectFailures(app, {
    call: 'seeNotifications',
    failed: notificationTexts.seenFailed,
    send: async () =>
      void (await app.store.dispatch(markSeen({ until: '2030-01-01T00:00:00.000Z' }))),
    settle: async () => {
      unseen = (await app.mockApi.data.notifications.unseen(['user-author']))[0]?.unseen ?? 0;
    },
    check: () => expect(unseen).toBeGreaterThan(0),
  });
});

test('saveChoices: a failure is said, and the choice comes back', async () => {
  const path = '/dashboard/notifications';
  const app = await renderApp({ path, as: 'reader', withSessionKeeper: true });
  const likes = await screen.findByRole('checkbox', { name: 'Likes' });
  const choice = { site: false, letter: 'never' } as const;
  const before = { ...choice, site: true };
  await expectFailures(app, {
    call: 'saveChoices',
    failed: notificationTexts.saveFailed,
    send: async () =>
      void (await app.store.dispatch(
        saveChoices({
          viewerId: 'user-reader',
          choices: { likes: choice },
          before: { likes: before },
        }),
      )),
    check: () => expect(likes).toBeChecked(),
  });
});

test.each([{ call: 'streamUnseen', refuse: () => FakeEvents.open[0]?.refuse() }])(
  '$call: without a stream the bell asks for the number',
  async ({ refuse }) => {
    streamEvents();
    const { mockApi } = await renderApp({ path: '/about', as: 'reader' });
    await screen.findByRole('link', { name: 'Notifications' });
    await waitFor(() => expect(FakeEvents.open).toHaveLength(1));
    const [{ unseen } = { unseen: 0 }] = await mockApi.data.notifications.unseen(['user-reader']);
    expect(unseen).toBeGreaterThan(0);
    refuse();
    await screen.findByRole('link', { name: `Notifications, ${unseen} new` });
  },
);

test('listPeople: without suggestions the comment stays as it was typed', async () => {
  const app = await renderApp({ path: '/about', as: 'reader', withSessionKeeper: true });
  await screen.findByRole('heading', { level: 1 });
  let failed = false;
  await expectFailures(app, {
    call: 'listPeople',
    failed: null,
    messages: { '403': null },
    send: async () => {
      failed = fetchPeople.rejected.match(await app.store.dispatch(fetchPeople('mar')));
    },
    check: () => expect(failed).toBe(true),
  });
});
