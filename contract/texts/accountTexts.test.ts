import { expect, test } from 'vitest';
import { accountTexts } from './accountTexts';

test('the texts of failures are those of the specification', () => {
  expect(accountTexts).toMatchObject({
    loginFailed: 'Failed to Login to your Account.',
    verifyFailed: 'Failed to Verify your account',
    verificationSendFailed: 'Failed to send the verification Email',
    passwordChangeFailed: 'Failed to change your password',
    passwordResetFailed: 'Failed to change the password.',
    resetLinkFailed: 'Failed to send the reset link.',
    emailRestoreFailed: 'Failed to restore your e-mail address.',
    deleteFailed: 'Failed to delete the account',
    coverFailed: 'Failed to update the background Image.',
    statisticsFailed: 'Failed to fetch the statistics',
  });
});
