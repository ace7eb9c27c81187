import { isEmail, type Rule, required } from './ruleParts';
import { validationTexts } from './texts/validationTexts';

/** Texts of the pages on which people ask for new posts by e-mail. A failure text is shown only if the API sends no message. */
export const subscriptionTexts = {
  askFailed: 'Failed to send the confirmation e-mail',
  confirmFailed: 'Failed to confirm this address',
  stopFailed: 'Failed to stop these letters',
  emailMissing: 'Please enter your e-mail address.',
} as const;

/** The field of the form that asks for new posts by e-mail. */
export type SubscribeForm = { email: string };

/** The rules of the form. They are in a separate file because more pages load those of other forms. */
export const subscribeRules: readonly Rule<SubscribeForm>[] = [
  ...required<SubscribeForm>(subscriptionTexts.emailMissing, 'email'),
  { field: 'email', message: validationTexts.emailInvalid, holds: ({ email }) => isEmail(email) },
];
