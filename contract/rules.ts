import { type ImageUse, imageTypes, limits } from './limits';
import { imageTexts } from './texts/imageTexts';
import { validationTexts } from './texts/validationTexts';

/** One rule of a form: what it says when it is broken, and the field it is said beside. */
export type Rule<Form> = {
  field: keyof Form & string;
  message: string;
  holds: (form: Form) => boolean;
};

export type BrokenRule<Form> = Pick<Rule<Form>, 'field' | 'message'>;

/** What a rule needs to know of a chosen file; a `File` fits, and so does a parsed upload. */
export type ChosenFile = { type: string; size: number };

/** The first rule that `form` breaks, in the order in which the product checks them. */
export function firstBroken<Form>(rules: readonly Rule<Form>[], form: Form) {
  const broken = rules.find((rule) => !rule.holds(form));
  return broken ? { field: broken.field, message: broken.message } : null;
}

const emailPattern =
  /^[^\s@<>()[\]\\,;:"]+@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9-]*[a-z0-9])*\.[a-z]{2,}$/i;

/** Whether `text` looks like an e-mail address. */
export function isEmail(text: string) {
  return text.length <= 254 && emailPattern.test(text.trim());
}

function isFilled(value: unknown) {
  return typeof value === 'string' ? value.trim() !== '' : value !== null && value !== undefined;
}

function required<Form>(message: string, ...fields: (keyof Form & string)[]): Rule<Form>[] {
  return fields.map((field) => ({ field, message, holds: (form) => isFilled(form[field]) }));
}

const plainly = {
  username: 'The username',
  firstName: 'The first name',
  lastName: 'The last name',
  bio: 'The bio',
  newPassword: 'The password',
  name: 'The name',
  subject: 'The subject',
  message: 'The message',
  comment: 'The comment',
  title: 'The title',
  seoKeywords: 'The list of SEO keywords',
  metaDescription: 'The meta description',
  url: 'The post url',
} as const;

/** Said after all other rules: that a text is longer than the product keeps. */
function atMost<Name extends keyof typeof plainly>(...fields: Name[]) {
  return fields.map((field): Rule<Record<Name, string>> => {
    const most = limits.longest[field];
    return {
      field,
      message: `${plainly[field]} is too long: ${most.toLocaleString('en-GB')} characters at most.`,
      holds: (form) => form[field].trim().length <= most,
    };
  });
}

function isImageFor(use: ImageUse, file: ChosenFile | null) {
  return file === null || imageTypes[use].some((type) => type === file.type);
}

const has = { lower: /[a-z]/, upper: /[A-Z]/, digit: /[0-9]/, special: /[^A-Za-z0-9\s]/ };

/** The rules of one picture: its type for that use, and its size. */
function fileRules<Name extends string>(field: Name, use: ImageUse) {
  type Form = Record<Name, ChosenFile | null>;
  const rules: Rule<Form>[] = [
    {
      field,
      message: imageTexts[use],
      holds: (form) => isImageFor(use, form[field]),
    },
    {
      field,
      message: imageTexts.tooLarge,
      holds: (form) => (form[field]?.size ?? 0) <= limits.fileBytes,
    },
  ];
  return rules;
}

export type SignUpForm = {
  avatar: ChosenFile | null;
  username: string;
  firstName: string;
  lastName: string;
  email: string;
  password: string;
};

export const signUpRules: readonly Rule<SignUpForm>[] = [
  ...required<SignUpForm>(
    validationTexts.signUpIncomplete,
    'avatar',
    'username',
    'firstName',
    'lastName',
    'email',
    'password',
  ),
  {
    field: 'username',
    message: validationTexts.usernameTooShort,
    holds: ({ username }) => username.trim().length >= limits.usernameLength,
  },
  {
    field: 'firstName',
    message: validationTexts.fullNameTooShort,
    holds: ({ firstName, lastName }) =>
      `${firstName.trim()} ${lastName.trim()}`.length >= limits.fullNameLength,
  },
  { field: 'email', message: validationTexts.emailInvalid, holds: ({ email }) => isEmail(email) },
  {
    field: 'password',
    message: validationTexts.signUpPassword,
    holds: ({ password }) =>
      password.length >= limits.passwordLength &&
      password.length <= limits.signUpPasswordMost &&
      has.lower.test(password) &&
      has.upper.test(password) &&
      has.digit.test(password),
  },
  ...atMost('username', 'firstName', 'lastName'),
  ...fileRules('avatar', 'avatar'),
];

export type SignInForm = { username: string; password: string };

export const signInRules = required<SignInForm>(
  validationTexts.signInIncomplete,
  'username',
  'password',
);

export type ForgotPasswordForm = { email: string };

export const forgotPasswordRules: readonly Rule<ForgotPasswordForm>[] = [
  ...required<ForgotPasswordForm>(validationTexts.emailMissing, 'email'),
  { field: 'email', message: validationTexts.emailInvalid, holds: ({ email }) => isEmail(email) },
];

export type NewPasswordForm = { newPassword: string };

const newPasswordRules: readonly Rule<NewPasswordForm>[] = [
  {
    field: 'newPassword',
    message: validationTexts.passwordTooShort,
    holds: ({ newPassword }) => newPassword.length >= limits.passwordLength,
  },
  {
    field: 'newPassword',
    message: validationTexts.passwordTooSimple,
    holds: ({ newPassword }) =>
      has.lower.test(newPassword) && has.upper.test(newPassword) && has.special.test(newPassword),
  },
  ...atMost('newPassword'),
];

export type ResetPasswordForm = NewPasswordForm & { confirmPassword: string };

export const resetPasswordRules: readonly Rule<ResetPasswordForm>[] = [
  ...newPasswordRules,
  {
    field: 'confirmPassword',
    message: validationTexts.passwordsDiffer,
    holds: ({ newPassword, confirmPassword }) => newPassword === confirmPassword,
  },
];

export type ChangePasswordForm = NewPasswordForm & { oldPassword: string };

const oldPasswordRule: Rule<ChangePasswordForm> = {
  field: 'oldPassword',
  message: validationTexts.oldPasswordInvalid,
  holds: ({ oldPassword }) => oldPassword.length >= limits.passwordLength,
};

/** As the API checks it: the wire carries no confirmation. */
export const changePasswordRules: readonly Rule<ChangePasswordForm>[] = [
  oldPasswordRule,
  ...newPasswordRules,
];

/** As the screen checks it. */
export const changePasswordFormRules: readonly Rule<ChangePasswordForm & ResetPasswordForm>[] = [
  oldPasswordRule,
  ...resetPasswordRules,
];

export type ProfileForm = {
  firstName: string;
  lastName: string;
  bio: string;
  email: string;
  username: string;
  avatar: ChosenFile | null;
};

export const profileRules: readonly Rule<ProfileForm>[] = [
  ...required<ProfileForm>(
    validationTexts.profileIncomplete,
    'firstName',
    'lastName',
    'bio',
    'email',
  ),
  { field: 'email', message: validationTexts.emailInvalid, holds: ({ email }) => isEmail(email) },
  {
    field: 'username',
    message: validationTexts.usernameTooShort,
    holds: ({ username }) => username.trim().length >= limits.usernameLength,
  },
  ...atMost('username', 'firstName', 'lastName', 'bio'),
  ...fileRules('avatar', 'avatar'),
];

export type CoverForm = { bgImage: ChosenFile | null };

export const coverRules: readonly Rule<CoverForm>[] = [
  ...required<CoverForm>(validationTexts.coverMissing, 'bgImage'),
  ...fileRules('bgImage', 'cover'),
];

export type CloseAccountForm = { consent: boolean };

export const closeAccountRules: readonly Rule<CloseAccountForm>[] = [
  {
    field: 'consent',
    message: validationTexts.consentMissing,
    holds: ({ consent }) => consent,
  },
];

export type PostForm = {
  title: string;
  content: string;
  tags: readonly string[];
  seoKeywords: string;
  metaDescription: string;
  url: string;
  postImage: ChosenFile | null;
};

/** The rules of a changed post: a picture it already has. */
export const updatePostRules: readonly Rule<PostForm>[] = [
  ...required<PostForm>(validationTexts.postIncomplete, 'title', 'content'),
  { field: 'tags', message: validationTexts.postIncomplete, holds: ({ tags }) => tags.length > 0 },
  ...required<PostForm>(validationTexts.postIncomplete, 'seoKeywords', 'metaDescription', 'url'),
  {
    field: 'tags',
    message: validationTexts.tooManyTags,
    holds: ({ tags }) => tags.length <= limits.tagsPerPost,
  },
  ...atMost('title', 'seoKeywords', 'metaDescription', 'url'),
  {
    field: 'tags',
    message: validationTexts.tagTooLong,
    holds: ({ tags }) => tags.every((tag) => tag.trim().length <= limits.longest.tag),
  },
  ...fileRules('postImage', 'post'),
];

/** The rules of a new post, in which the picture is mandatory too. */
export const createPostRules: readonly Rule<PostForm>[] = [
  ...required<PostForm>(validationTexts.postIncomplete, 'postImage'),
  ...updatePostRules,
];

/** Spaces in a post's url become hyphens. */
export function hyphenated(url: string) {
  return url.trim().replaceAll(/\s+/g, '-');
}

export type ContactForm = { name: string; email: string; subject: string; message: string };

export const contactRules: readonly Rule<ContactForm>[] = [
  ...required<ContactForm>(
    validationTexts.contactIncomplete,
    'name',
    'email',
    'subject',
    'message',
  ),
  {
    field: 'email',
    message: validationTexts.contactEmailInvalid,
    holds: ({ email }) => isEmail(email),
  },
  ...atMost('name', 'subject', 'message'),
];

export type CommentForm = { comment: string };

/** Empty text is no broken rule: nothing is sent for it. */
export const commentRules: readonly Rule<CommentForm>[] = atMost('comment');
