import { muteTexts } from '@contract/texts/muteTexts';
import { reportTexts } from '@contract/texts/reportTexts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAvailable } from '@/testing/availability';
import { expectFailures } from '@/testing/expectFailures';
import { renderApp } from '@/testing/renderApp';

const menuEntry = async (name: string) => screen.findByText(name, { selector: 'button' });

async function openProfile() {
  const app = await renderApp({ path: '/username/author', as: 'reader', withSessionKeeper: true });
  await screen.findByRole('heading', { level: 1, name: 'Ines Okonjo' });
  return app;
}

const confirm = () => {
  fireEvent.click(within(screen.getByRole('dialog')).getByText('Mute', { selector: 'button' }));
};

test('muteUser: a failure is shown, and the person can be muted again', async () => {
  const app = await openProfile();
  await expectFailures(app, {
    call: 'muteUser',
    failed: muteTexts.muteFailed,
    async send() {
      fireEvent.click(await menuEntry('Mute…'));
      confirm();
    },
    check() {
      expect(screen.queryByRole('dialog')).toBeNull();
      expectAvailable(screen.getByText('Mute…', { selector: 'button' }));
    },
  });
});

test('unmuteUser: a failure is shown, and the person stays muted', async () => {
  const app = await openProfile();
  fireEvent.click(await menuEntry('Mute…'));
  confirm();
  const unmute = await menuEntry('Unmute');
  await expectFailures(app, {
    call: 'unmuteUser',
    failed: muteTexts.unmuteFailed,
    send: () => void fireEvent.click(unmute),
    check: () => expectAvailable(unmute),
  });
});

test('addReport: a failure is shown, and the typed text stays', async () => {
  const app = await openProfile();
  fireEvent.click(await menuEntry('Report…'));
  const text = await screen.findByLabelText('What is wrong?');
  fireEvent.click(screen.getByLabelText('Spam or advertising'));
  fireEvent.change(text, { target: { value: 'Sells things.' } });
  await expectFailures(app, {
    call: 'addReport',
    failed: reportTexts.sendFailed,
    send: () => void fireEvent.click(screen.getByText('Send report', { selector: 'button' })),
    check() {
      expect(text).toHaveValue('Sells things.');
      expectAvailable(screen.getByText('Send report', { selector: 'button' }));
    },
  });
});

test('a report begins without a reason, and can be cancelled', async () => {
  await openProfile();
  const report = await menuEntry('Report…');
  fireEvent.click(report);
  const reasons = await screen.findAllByRole('radio');
  for (const reason of reasons) expect(reason).not.toBeChecked();
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('after a report its answer stays until the dialog is closed', async () => {
  await openProfile();
  fireEvent.click(await menuEntry('Report…'));
  fireEvent.click(await screen.findByLabelText('Insults, hate or harassment'));
  fireEvent.click(screen.getByText('Send report', { selector: 'button' }));
  const dialog = screen.getByRole('dialog');
  const answer = await within(dialog).findByRole('status');
  expect(answer).toHaveTextContent('The moderators will look at your report.');
  await waitFor(() => expect(answer).toHaveFocus());
  fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
