import { subscriptionTexts } from '@contract/subscribeRules';
import { lettersAboutTexts } from '@contract/texts/lettersAboutTexts';
import { subscriberTexts } from '@contract/texts/subscriberTexts';
import { stopToken } from '@server/core/emails/stopTokens';
import { fireEvent, screen } from '@testing-library/react';
import { test } from 'vitest';
import { expectAvailable } from '@/testing/availability';
import { expectFailures } from '@/testing/expectFailures';
import { renderApp } from '@/testing/renderApp';
import { serveSubscribers } from '@/testing/serveSubscribers';

const links = [
  {
    call: 'confirmSubscription',
    path: '/subscribers/confirm/token',
    name: 'Confirm this address',
    failed: subscriptionTexts.confirmFailed,
  },
  {
    call: 'stopLetters',
    path: '/letters/stop/token',
    name: 'Stop these letters',
    failed: subscriptionTexts.stopFailed,
  },
] as const;

test.each(links)(
  '$call: the page says why it failed, and the button can be pressed again',
  async ({ call, path, name, failed }) => {
    const app = await renderApp({ path });
    const button = await screen.findByRole('button', { name });
    await expectFailures(app, {
      call,
      failed,
      send: () => void fireEvent.click(button),
      check: () => expectAvailable(button),
    });
  },
);

test('resumeLetters: the page says why it failed, and the button can be pressed again', async () => {
  const app = await renderApp({ path: '/about' });
  const stop = { userId: 'user-author', period: 'daily', kinds: ['reply'] } as const;
  const token = await stopToken(app.mockApi.ports, stop);
  await app.router.navigate(`/letters/stop/${token}`);
  fireEvent.click(await screen.findByRole('button', { name: 'Stop letters about replies' }));
  const button = await screen.findByRole('button', { name: lettersAboutTexts.resume });
  await expectFailures(app, {
    call: 'resumeLetters',
    failed: lettersAboutTexts.resumeFailed,
    send: () => void fireEvent.click(button),
    check: () => expectAvailable(button),
  });
});

test('exportSubscribers: the button can be pressed again', async () => {
  const app = await renderApp({ path: '/about', as: 'author' });
  serveSubscribers(app);
  await app.router.navigate('/dashboard/subscribers');
  const button = await screen.findByRole('button', { name: 'Export as CSV' });
  await expectFailures(app, {
    call: 'exportSubscribers',
    failed: subscriberTexts.exportFailed,
    send: () => void fireEvent.click(button),
    check: () => expectAvailable(button),
  });
});
