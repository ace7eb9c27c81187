import { subscriptionTexts } from '@contract/subscribeRules';
import { accountTexts } from '@contract/texts/accountTexts';
import { contactTexts } from '@contract/texts/contactTexts';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAvailable } from '@/testing/availability';
import { expectFailures, type FailingCall } from '@/testing/expectFailures';
import { pngFile } from '@/testing/pictures';
import { renderApp } from '@/testing/renderApp';

type Form = Pick<FailingCall, 'call' | 'failed' | 'messages'> & {
  path: string;
  as?: 'reader';
  fields: Record<string, string>;
  /** The label of a file input. */
  picture?: string;
  button: string;
};

const newPassword = 'Another1!';
const email = 'ada@mail.example';

const forms: Form[] = [
  {
    call: 'sendContact',
    path: '/contact',
    fields: { Name: 'Ada', 'E-mail': email, Subject: 'Hello', Message: 'A question' },
    button: "Let's talk",
    failed: contactTexts.failed,
  },
  {
    call: 'login',
    path: '/sign-in',
    fields: { Username: 'reader', Password: 'Password1!' },
    button: 'Sign In',
    failed: accountTexts.loginFailed,
  },
  {
    call: 'register',
    path: '/sign-up',
    fields: {
      Username: 'ada.lovelace',
      'First name': 'Ada',
      'Last name': 'Lovelace',
      'E-mail': email,
      Password: 'Password1!',
    },
    picture: 'Avatar',
    button: 'Create',
    failed: accountTexts.createFailed,
  },
  {
    call: 'forgotPassword',
    path: '/forgot-password',
    fields: { 'E-mail': email },
    button: 'Submit',
    failed: accountTexts.resetLinkFailed,
  },
  {
    call: 'subscribe',
    path: '/subscribe',
    fields: { 'E-mail': email },
    button: 'Send me a confirmation',
    failed: subscriptionTexts.askFailed,
  },
  {
    call: 'resetPassword',
    path: '/reset-password/token',
    fields: { 'New password': newPassword, 'Confirm password': newPassword },
    button: 'Submit',
    failed: accountTexts.passwordResetFailed,
  },
  {
    call: 'changePassword',
    path: '/change-password',
    as: 'reader',
    fields: {
      'Old password': 'Password1!',
      'New password': newPassword,
      'Confirm password': newPassword,
    },
    button: 'Submit',
    failed: accountTexts.passwordChangeFailed,
  },
  {
    call: 'updateProfile',
    path: '/dashboard/profile/edit',
    as: 'reader',
    fields: { 'First name': 'Ada', Bio: 'Writes notes.' },
    picture: 'Avatar',
    button: 'Update Profile',
    failed: accountTexts.profileUpdateFailed,
  },
];

test.each(forms)(
  '$call: the form says why it failed, keeps its input and can be sent again',
  async ({ path, as, fields, picture, button, ...row }) => {
    const app = await renderApp({ path, ...(as ? { as, withSessionKeeper: true } : {}) });
    const { user } = app;
    const filled: [HTMLElement, string][] = [];
    for (const [label, text] of Object.entries(fields)) {
      const field = await screen.findByLabelText(label);
      fireEvent.change(field, { target: { value: text } });
      filled.push([field, text]);
    }
    if (picture) await user.upload(screen.getByLabelText(picture), pngFile());
    const submit = screen.getByRole('button', { name: button });
    await expectFailures(app, {
      ...row,
      send: () => void fireEvent.click(submit),
      check() {
        expectAvailable(submit);
        for (const [field, text] of filled) expect(field).toHaveValue(text);
        if (picture) expect(screen.getByText('Remove picture')).toBeInTheDocument();
      },
    });
  },
);
