import { brokenFields } from '@contract/ruleParts';
import { type SignUpForm, signUpRules } from '@contract/rules';
import { defaultSite, type Registration, registration } from '@contract/site/publicSite';
import { siteRules } from '@contract/site/siteRules';
import { validationTexts } from '@contract/texts/validationTexts';
import { normalizeUsername } from '@contract/usernames';
import * as v from 'valibot';

/** The account of the first administrator: the sign-up form without a picture. */
export type AccountForm = Omit<SignUpForm, 'avatar'>;
/** What the site says first; without a name it has the one of the product. */
type SiteForm = { siteName: string; homeText: string; registration: Registration };

export type SetupForm = AccountForm & SiteForm;
export type SetupField = keyof SetupForm;

export const fieldMissing = 'Please fill in this field.';

export const emptyForm: SetupForm = {
  firstName: '',
  lastName: '',
  email: '',
  username: '',
  password: '',
  siteName: '',
  homeText: '',
  registration: 'open',
};

/** The submitted form; missing fields are empty. */
export function readSetupForm(body: URLSearchParams): SetupForm {
  const text = (field: SetupField) => (body.get(field) ?? '').trim();
  const chosen = v.safeParse(registration, body.get('registration'));
  return {
    firstName: text('firstName'),
    lastName: text('lastName'),
    email: text('email'),
    username: normalizeUsername(text('username')),
    password: body.get('password') ?? '',
    siteName: text('siteName').replaceAll(/\s+/g, ' '),
    homeText: text('homeText'),
    registration: chosen.success ? chosen.output : emptyForm.registration,
  };
}

/** The settings that the form names. */
export const siteOf = ({ siteName, homeText, registration: chosen }: SetupForm) => ({
  name: siteName || defaultSite.name,
  homeText,
  registration: chosen,
  // Older sites go on as they were.
  authorPages: 'everybody' as const,
});

/** The first broken rule of each field. */
export function setupErrors(form: SetupForm): ReadonlyMap<string, string> {
  // There is no picture.
  const rules = signUpRules
    .filter(({ field }) => field !== 'avatar')
    .map((rule) =>
      rule.message === validationTexts.signUpIncomplete ? { ...rule, message: fieldMissing } : rule,
    );
  const ofSite = brokenFields(siteRules, { ...defaultSite, ...siteOf(form), emailDomains: '' });
  return new Map<string, string>([
    ...brokenFields(rules, { ...form, avatar: null }),
    ...[...ofSite].map(
      ([name, message]) => [name === 'name' ? 'siteName' : name, message] as const,
    ),
  ]);
}
