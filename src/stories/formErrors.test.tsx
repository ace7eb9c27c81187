import { contactMessages } from '@contract/texts/contactMessages';
import { validationTexts as texts } from '@contract/texts/validationTexts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { signUpNeeds } from '@/features/auth/SignUpForm';
import { countRequests } from '@/testing/countRequests';
import { alerts, notices } from '@/testing/liveRegions';
import { textFile } from '@/testing/pictures';
import { renderApp } from '@/testing/renderApp';

type Form = {
  path: string;
  as?: 'reader';
  button: string;
  /** What is typed before the form is sent. All other fields keep what they have. */
  fields?: Record<string, string>;
  toast: string;
  /** The invalid fields in page order, with their messages. */
  invalid: Record<string, string>;
  optional?: string[];
};

const emptyForms: Form[] = [
  {
    path: '/sign-up',
    button: 'Create',
    toast: texts.signUpIncomplete,
    invalid: {
      Avatar: signUpNeeds.avatar,
      Username: signUpNeeds.username,
      'First name': signUpNeeds.firstName,
      'Last name': signUpNeeds.lastName,
      'E-mail': signUpNeeds.email,
      Password: signUpNeeds.password,
    },
  },
  {
    path: '/sign-in',
    button: 'Sign In',
    toast: texts.signInIncomplete,
    invalid: { Username: texts.signInIncomplete, Password: texts.signInIncomplete },
  },
  {
    path: '/contact',
    button: "Let's talk",
    toast: texts.contactIncomplete,
    invalid: {
      Name: 'Enter your name.',
      'E-mail': 'Enter your e-mail address.',
      Subject: 'Enter a subject.',
      Message: 'Enter a message.',
    },
  },
  {
    path: '/forgot-password',
    button: 'Submit',
    toast: texts.emailMissing,
    invalid: { 'E-mail': texts.emailMissing },
  },
  {
    path: '/reset-password/any',
    button: 'Submit',
    toast: texts.passwordTooShort,
    invalid: { 'New password': texts.passwordTooShort, 'Confirm password': texts.passwordMissing },
  },
  {
    path: '/change-password',
    as: 'reader',
    button: 'Submit',
    toast: texts.oldPasswordInvalid,
    invalid: {
      'Old password': texts.oldPasswordInvalid,
      'New password': texts.passwordTooShort,
      'Confirm password': texts.passwordMissing,
    },
  },
  {
    path: '/dashboard/profile/edit',
    as: 'reader',
    button: 'Update Profile',
    fields: { 'E-mail': '', Username: '', 'First name': '', 'Last name': '', Bio: '' },
    toast: texts.profileIncomplete,
    invalid: {
      'E-mail': texts.profileIncomplete,
      Username: texts.usernameTooShort,
      'First name': texts.profileIncomplete,
      'Last name': texts.profileIncomplete,
      Bio: texts.profileIncomplete,
    },
    optional: ['Avatar', 'Password'],
  },
];

async function send({ path, as, button, fields = {} }: Form) {
  const app = await renderApp({ path, ...(as ? { as } : {}) });
  const submit = await screen.findByRole('button', { name: button });
  for (const [label, value] of Object.entries(fields)) {
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  }
  fireEvent.click(submit);
  return { ...app, submit };
}

const invalidLabels = () =>
  [...document.querySelectorAll<HTMLInputElement>('[aria-invalid="true"]')].map(
    ({ labels }) => labels?.[0]?.textContent,
  );

async function expectMarked({ toast, invalid }: Form) {
  const labels = Object.keys(invalid);
  await waitFor(() => expect(alerts().textContent).toBe(toast));
  expect(invalidLabels()).toEqual(labels);
  await waitFor(() => expect(screen.getByLabelText(labels[0] ?? '')).toHaveFocus());
  for (const [label, message] of Object.entries(invalid)) {
    const field = screen.getByLabelText(label);
    expect(field.getAttribute('aria-describedby')).toContain('-error');
    expect(field).toHaveAccessibleDescription(expect.stringContaining(message));
  }
}

test.each(emptyForms)('$path: an empty form marks every mandatory field', async (form) => {
  await send(form);
  await expectMarked(form);
  for (const label of Object.keys(form.invalid)) {
    const field = screen.getByLabelText<HTMLInputElement>(label);
    expect(field).toBeRequired();
    // HTML doesn't allow `aria-required` on a file input.
    expect(field.ariaRequired).toBe(field.type === 'file' ? null : 'true');
  }
  for (const label of form.optional ?? []) {
    expect(screen.getByLabelText(label)).not.toBeRequired();
  }
});

const mixedForms: Form[] = [
  {
    path: '/sign-up',
    button: 'Create',
    fields: {
      Username: 'al',
      'First name': 'Al',
      'Last name': 'O',
      'E-mail': 'al.mail',
      Password: 'short',
    },
    toast: texts.signUpIncomplete,
    invalid: {
      Avatar: signUpNeeds.avatar,
      Username: texts.usernameTooShort,
      'First name': texts.fullNameTooShort,
      'E-mail': texts.emailInvalid,
      Password: texts.signUpPassword,
    },
  },
  {
    path: '/contact',
    button: "Let's talk",
    fields: { Name: 'Ada', 'E-mail': 'ada at mail', Message: 'A question' },
    toast: texts.contactIncomplete,
    invalid: { 'E-mail': texts.contactEmailInvalid, Subject: 'Enter a subject.' },
  },
  {
    path: '/change-password',
    as: 'reader',
    button: 'Submit',
    fields: {
      'Old password': 'Password1!',
      'New password': 'Password1',
      'Confirm password': 'Password2',
    },
    toast: texts.passwordTooSimple,
    invalid: {
      'New password': texts.passwordTooSimple,
      'Confirm password': texts.passwordsDiffer,
    },
  },
];

test.each(mixedForms)(
  '$path: each field shows the message of its own rule, one toast the first one',
  async (form) => {
    await send(form);
    await expectMarked(form);
  },
);

test('a field that is repaired is no longer marked, the others stay', async () => {
  const { user } = await send({
    path: '/sign-up',
    button: 'Create',
    fields: { 'First name': 'Al', 'Last name': 'O' },
    toast: '',
    invalid: {},
  });
  await user.type(screen.getByLabelText('Username'), 'a');
  // The rule is about both names.
  await user.type(screen.getByLabelText('Last name'), 'gilvy');
  await waitFor(() => expect(invalidLabels()).toEqual(['Avatar', 'E-mail', 'Password']));
});

test('the message about invalid fields is dismissed when the form is sent', async () => {
  const { user } = await send({
    path: '/forgot-password',
    button: 'Submit',
    toast: '',
    invalid: {},
  });
  await waitFor(() => expect(alerts()).toHaveTextContent(texts.emailMissing));
  // It doesn't expire while it has the focus.
  screen.getByRole('button', { name: 'Dismiss' }).focus();
  fireEvent.change(screen.getByLabelText('E-mail'), { target: { value: 'ada@mail.example' } });
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await waitFor(() => expect(notices()).not.toBeEmptyDOMElement());
  expect(alerts()).toBeEmptyDOMElement();
});

test('a refused picture is marked beside the fields that already are', async () => {
  const [form] = emptyForms;
  if (!form) throw new Error('There is no form.');
  await send(form);
  const dataTransfer = { files: [textFile()] };
  fireEvent.drop(screen.getByLabelText('Avatar'), { dataTransfer });
  await waitFor(() => expect(alerts()).toHaveTextContent('Please choose a jpg'));
  expect(invalidLabels()).toEqual(Object.keys(form.invalid));
});

test('a form that is sent twice in one task is sent once', async () => {
  const app = await renderApp({ path: '/contact' });
  const submit = await screen.findByRole('button', { name: "Let's talk" });
  for (const label of ['Name', 'E-mail', 'Subject', 'Message']) {
    const value = label === 'E-mail' ? 'ada@mail.example' : 'Ada';
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  }
  const calls = countRequests(app, /contact$/);
  submit.click();
  submit.click();
  await waitFor(() => expect(notices()).toHaveTextContent(contactMessages.received));
  expect(calls()).toBe(1);
});
