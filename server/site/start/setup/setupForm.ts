import { brokenFields } from '@contract/ruleParts';
import { type SignUpForm, signUpRules } from '@contract/rules';
import { normalizeUsername } from '@contract/usernames';

/** The form of the first administrator: the sign-up form without a picture. */
export type SetupForm = Omit<SignUpForm, 'avatar'>;
export type SetupField = keyof SetupForm;

export const emptyForm: SetupForm = {
  firstName: '',
  lastName: '',
  email: '',
  username: '',
  password: '',
};

/** The submitted form; missing fields are empty. */
export function readSetupForm(body: URLSearchParams): SetupForm {
  const text = (field: SetupField) => (body.get(field) ?? '').trim();
  return {
    firstName: text('firstName'),
    lastName: text('lastName'),
    email: text('email'),
    username: normalizeUsername(text('username')),
    password: body.get('password') ?? '',
  };
}

/** The first broken rule of each field. */
export function setupErrors(form: SetupForm): ReadonlyMap<string, string> {
  const rules = signUpRules.filter(({ field }) => field !== 'avatar');
  return brokenFields(rules, { ...form, avatar: null });
}
