import type { EmailKind } from '../emails/emailEntities';

/** Texts about e-mails that wait or could not be sent. */
export const letterTexts = {
  loadFailed: 'Failed to fetch the letters',
  allSent: 'All letters have been sent.',
  retried: 'The e-mail is tried again now.',
  retryFailed: 'The e-mail could not be tried again.',
  removed: 'The e-mail is deleted.',
  removeFailed: 'The e-mail could not be deleted.',
  notFailed: 'This e-mail was sent meanwhile, or waits.',
  notSent: 'No e-mail leaves this machine: set SMTP_URL and MAIL_FROM.',
  testSent: (address: string) => `Sent to ${address}. Look for it there, also among spam.`,
  testRefused: (reason: string) => `The e-mail could not be sent: ${reason}`,
  testFailed: 'The test e-mail could not be sent.',
} as const;

/** Texts about messages of the contact form. */
export const messageTexts = {
  loadFailed: 'Failed to fetch the messages',
  changeFailed: 'The message could not be changed.',
  removeFailed: 'The message could not be deleted.',
  question: "A deleted message can't be restored.",
  none: {
    open: 'No message waits for an answer.',
    done: 'No message was marked as done.',
    spam: 'No message was marked as spam.',
  },
} as const;

/** The names of the kinds of e-mails. */
export const letterNames = {
  welcome: 'Welcome',
  verify: 'Verification link',
  reset: 'Password reset link',
  confirm: 'Confirmation link for a new address',
  emailChanged: 'Change of the e-mail address',
  emailReplaced: 'Confirmed change of the e-mail address',
  passwordChanged: 'Change of the password',
  newDevice: 'Sign-in on a new device',
  passkeyAdded: 'Added passkey',
  passkeyRemoved: 'Removed passkey',
  passkeyRequired: 'Whether an account asks for a passkey',
  accountClosed: 'Closed account',
  accountDeleted: 'Account that was deleted',
  notPublished: 'Planned post that was not published',
  contact: 'Contact message',
  subscription: 'Confirmation link for new posts',
  newPost: 'New post',
  digest: 'Notifications',
  invite: 'Invitation',
  approved: 'Approved account',
} as const satisfies Record<EmailKind, string>;
