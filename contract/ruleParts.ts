import { groupDigits } from './groupDigits';
import { limits } from './limits';
import { pictureTexts } from './texts/pictureTexts';
import { mostFileBytes, type PictureUse, pictureTypes } from './uploads';

/** One rule of a form: its check, its message and the field that shows the message. */
export type Rule<Form> = {
  field: keyof Form & string;
  message: string;
  /** Shown under the field instead of the message, which then stands once at the form. */
  need?: string;
  holds: (form: Form) => boolean;
};

/** The message of a broken rule and the field that shows it. */
export type BrokenRule<Form> = Pick<Rule<Form>, 'field' | 'message'>;

/** The part of a chosen file that rules need: a browser's `File` or a parsed upload. */
export type ChosenFile = { type: string; size: number };

/** Returns the first rule that `form` breaks, or null. */
export function firstBroken<Form>(rules: readonly Rule<Form>[], form: Form) {
  const broken = rules.find((rule) => !rule.holds(form));
  return broken ? { field: broken.field, message: broken.message } : null;
}

/** Returns the first rule that each field breaks. */
export function brokenRules<Form>(rules: readonly Rule<Form>[], form: Form) {
  const fields = new Map<keyof Form & string, Rule<Form>>();
  for (const rule of rules) {
    if (!fields.has(rule.field) && !rule.holds(form)) fields.set(rule.field, rule);
  }
  return fields;
}

/** Returns the message of the first rule that each field breaks. */
export function brokenFields<Form>(rules: readonly Rule<Form>[], form: Form) {
  const broken = [...brokenRules(rules, form)];
  return new Map(broken.map(([field, { message }]) => [field, message]));
}

/** Returns true if the rules refuse the form when this field is empty. */
export function isMandatory<Form>(
  rules: readonly Rule<Form>[],
  form: Form,
  field: keyof Form & string,
) {
  const emptied: Form = { ...form, [field]: typeof form[field] === 'string' ? '' : null };
  return rules.some((rule) => rule.field === field && !rule.holds(emptied));
}

const emailPattern =
  /^[^\s@<>()[\]\\,;:"]+@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9-]*[a-z0-9])*\.[a-z]{2,}$/i;

/** Returns true if `text` looks like an e-mail address. */
export function isEmail(text: string) {
  return text.length <= 254 && emailPattern.test(text.trim());
}

function isFilled(value: unknown) {
  return typeof value === 'string' ? value.trim() !== '' : value !== null && value !== undefined;
}

export function required<Form>(message: string, ...fields: (keyof Form & string)[]): Rule<Form>[] {
  return fields.map((field) => ({ field, message, holds: (form) => isFilled(form[field]) }));
}

const fieldNames = {
  username: 'The username',
  firstName: 'The first name',
  lastName: 'The last name',
  bio: 'The bio',
  newPassword: 'The password',
  name: 'The name',
  subject: 'The subject',
  message: 'The message',
  comment: 'The comment',
  quote: 'The quote',
  reason: 'The reason',
  reportText: 'The text of the report',
  title: 'The title',
  seoKeywords: 'The list of SEO keywords',
  metaDescription: 'The meta description',
  url: 'The post url',
} as const;

export function tooLong(name: keyof typeof fieldNames) {
  const most = groupDigits(limits.longest[name]);
  return `${fieldNames[name]} is too long: ${most} characters at most.`;
}

/** Limits the length of texts. Checked after all other rules. */
export function maxLengths<Name extends keyof typeof fieldNames>(...fields: Name[]) {
  return fields.map(
    (field): Rule<Record<Name, string>> => ({
      field,
      message: tooLong(field),
      holds: (form) => form[field].trim().length <= limits.longest[field],
    }),
  );
}

function isPictureFor(use: PictureUse, file: ChosenFile | null) {
  return file === null || pictureTypes[use].some((type) => type === file.type);
}

/** The rules for the type and size of a picture. */
export function fileRules<Name extends string>(field: Name, use: PictureUse) {
  type Form = Record<Name, ChosenFile | null>;
  const rules: Rule<Form>[] = [
    {
      field,
      message: pictureTexts[use],
      holds: (form) => isPictureFor(use, form[field]),
    },
    {
      field,
      message: pictureTexts.tooLarge,
      holds: (form) => (form[field]?.size ?? 0) <= mostFileBytes,
    },
  ];
  return rules;
}
