import { contactMessages } from '@contract/texts/contactMessages';
import { contactTexts } from '@contract/texts/contactTexts';
import { validationTexts } from '@contract/texts/validationTexts';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { toast } from 'react-hot-toast';
import { expect, test } from 'vitest';
import { enterText } from '@/testing/enterText';
import { holdCalls } from '@/testing/holdCalls';
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
    await user.clear(screen.getByLabelText(label));
    if (text) await enterText(user, screen.getByLabelText(label), text);
  }
  await user.click(screen.getByRole('button', { name: "Let's talk" }));
}

test('the name and the address of a member are filled in', async () => {
  await renderApp({ path: '/contact', as: 'reader' });
  const user = (await screen.findByLabelText<HTMLInputElement>('Name')).value;
  expect(user).toMatch(/^\S+ \S+/);
  expect(screen.getByLabelText<HTMLInputElement>('E-mail').value).toMatch(/@/);
  expect(screen.getByLabelText('Message')).toHaveValue('');
});

test('a visitor sends a message without an account and gets an empty form back', async () => {
  const app = await open();
  const { user, mockApi } = app;
  const answer = holdCalls(app, 'sendContact');
  await fillAndSend(user);
  await waitFor(() => expect(notices()).toHaveTextContent(contactTexts.progress));
  answer();
  await waitFor(() => expect(notices()).toHaveTextContent(contactMessages.received));
  for (const label of labels) expect(screen.getByLabelText(label)).toHaveValue('');
  await mockApi.settle();
  expect(mockApi.mail.all()[0]?.text).toContain(message.Message);
});

test('an empty field and an invalid address are reported at the field, and the others keep their text', async () => {
  const { user } = await open();
  for (const missing of labels) {
    act(() => toast.remove());
    await fillAndSend(user, { [missing]: '' });
    await waitFor(() => expect(screen.getByLabelText(missing)).toHaveFocus());
    expect(screen.getByLabelText(missing)).toHaveAccessibleDescription(/^Enter /);
    const form = within(screen.getByRole('form', { name: 'Contact' }));
    expect(form.getAllByText(validationTexts.contactIncomplete)).toHaveLength(1);
    await waitFor(() => expect(alerts()).toHaveTextContent(validationTexts.contactIncomplete));
    for (const [label, text] of Object.entries(message)) {
      expect(screen.getByLabelText(label)).toHaveValue(label === missing ? '' : text);
    }
  }
  await fillAndSend(user, { 'E-mail': 'ada at mail' });
  expect(screen.getByLabelText('E-mail')).toHaveAccessibleDescription(
    validationTexts.contactEmailInvalid,
  );
});

test('text typed while a message is sent stays, the sent fields are emptied', async () => {
  const app = await open();
  const { user } = app;
  const answer = holdCalls(app, 'sendContact');
  await fillAndSend(user);
  await enterText(user, screen.getByLabelText('Message'), ' And one more question.');
  answer();
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
    await enterText(user, screen.getByLabelText(label), text);
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
