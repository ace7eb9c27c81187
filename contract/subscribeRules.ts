import { isEmail, type Rule, required } from './ruleParts';
import { subscriptionTexts } from './texts/subscriptionTexts';
import { validationTexts } from './texts/validationTexts';

/** The field of the form that asks for new posts by e-mail. */
export type SubscribeForm = { email: string };

/** The rules of the form. They are in a separate file because more pages load those of other forms. */
export const subscribeRules: readonly Rule<SubscribeForm>[] = [
  ...required<SubscribeForm>(subscriptionTexts.emailMissing, 'email'),
  { field: 'email', message: validationTexts.emailInvalid, holds: ({ email }) => isEmail(email) },
];
