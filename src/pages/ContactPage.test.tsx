import { contactMessages } from '@contract/texts/apiMessages';
import { contactTexts } from '@contract/texts/contactTexts';
import { validationTexts } from '@contract/texts/validationTexts';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { delayCalls, failCalls } from '@/testing/failCalls';
import { alerts, notices } from '@/testing/liveRegions';
import { renderApp } from '@/testing/renderApp';

const message = {
  Name: 'Ada Byron',
  'E-mail': 'ada@mail.example',
  Subject: 'A question',
  Message: 'How do I move a post to another address?',
};
const labels = Object.keys(message);

async function open() {
  const app = await renderApp({ path: '/contact' });
  await screen.findByRole('heading', { level: 1 });
  return app;
}

async function fillAndSend(user: UserEvent, changes: Partial<typeof message> = {}) {
  for (const [label, text] of Object.entries({ ...message, ...changes })) {
    if (text) await user.type(screen.getByLabelText(label), text);
  }
  await user.click(screen.getByRole('button', { name: "Let's talk" }));
}

test('a visitor sends a message without an account and gets an empty form back', async () => {
  const { user, mockApi } = await open();
  delayCalls(1500);
  await fillAndSend(user);
  await waitFor(() => expect(notices()).toHaveTextContent(contactTexts.progress));
  await waitFor(() => expect(notices()).toHaveTextContent(contactMessages.received));
  for (const label of labels) expect(screen.getByLabelText(label)).toHaveValue('');
  await mockApi.settle();
  expect(mockApi.mail.all()[0]?.text).toContain(message.Message);
});

test.each(labels)(
  'an empty %s field is reported and the other fields keep their text',
  async (missing) => {
    const { user } = await open();
    await fillAndSend(user, { [missing]: '' });
    expect(screen.getByLabelText(missing)).toHaveFocus();
    expect(screen.getByLabelText(missing)).toHaveAccessibleDescription(
      validationTexts.contactIncomplete,
    );
    await waitFor(() => expect(alerts()).toHaveTextContent(validationTexts.contactIncomplete));
    for (const [label, text] of Object.entries(message)) {
      expect(screen.getByLabelText(label)).toHaveValue(label === missing ? '' : text);
    }
  },
);

test('an invalid e-mail address is reported beside its field', async () => {
  const { user } = await open();
  await fillAndSend(user, { 'E-mail': 'ada at mail' });
  expect(screen.getByLabelText('E-mail')).toHaveAccessibleDescription(
    validationTexts.contactEmailInvalid,
  );
});

test('the form keeps a message that could not be sent', async () => {
  const { user } = await open();
  failCalls({ sendContact: { status: 503 } });
  await fillAndSend(user);
  await waitFor(() => expect(alerts()).toHaveTextContent(contactTexts.failed));
  for (const [label, text] of Object.entries(message)) {
    expect(screen.getByLabelText(label)).toHaveValue(text);
  }
});

test('text typed while a message is sent stays, the sent fields are emptied', async () => {
  const { user } = await open();
  delayCalls(300);
  await fillAndSend(user);
  await user.type(screen.getByLabelText('Message'), ' And one more question.');
  delayCalls(0);
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveValue(''));
  expect(screen.getByLabelText('Message')).toHaveValue(`${message.Message} And one more question.`);
});

test('a message that was not sent is restored, and a sent one is not', async () => {
  const { user, router } = await open();
  async function reopen() {
    await router.navigate('/about');
    await screen.findByRole('heading', { level: 1, name: /About/ });
    await router.navigate('/contact');
    await screen.findByRole('button', { name: "Let's talk" });
  }
  for (const [label, text] of Object.entries(message)) {
    await user.type(screen.getByLabelText(label), text);
  }
  await reopen();
  for (const [label, text] of Object.entries(message)) {
    expect(screen.getByLabelText(label)).toHaveValue(text);
  }
  await user.click(screen.getByRole('button', { name: "Let's talk" }));
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveValue(''));
  await reopen();
  for (const label of labels) expect(screen.getByLabelText(label)).toHaveValue('');
});
